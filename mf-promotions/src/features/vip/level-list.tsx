import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Badge } from '@tessera/shared/ui/badge';
import type { Level } from '../../api/vip.ts';
import { useProductName } from '../products/use-product-name.ts';
import styles from './vip.module.css';

interface Props {
  readonly levels: readonly Level[];
  /** The member's own rank. */
  readonly rank: number | undefined;
}

/** All levels from the lowest, each with what it needs and what it gives. */
export function LevelList({ levels, rank }: Props) {
  const { t } = useTranslation('promotions');
  return (
    <ol className={styles.levels}>
      {levels.map((level) => (
        <li key={level.rank} className={styles.level} aria-current={level.rank === rank ? 'step' : undefined}>
          <div className={styles.head}>
            <h3 className={styles.name}>{level.name}</h3>
            {level.rank === rank && <Badge tone="accent">{t('vip.yours')}</Badge>}
          </div>
          <Terms level={level} />
        </li>
      ))}
    </ol>
  );
}

function Terms({ level }: { readonly level: Level }) {
  const { t } = useTranslation('promotions');
  const { full, plain, rate } = useFormat('promotions');
  const productName = useProductName();
  const { rank, totalTurnover, monthlyTurnover, withdrawals, hasVipService, birthday, cashback } = level;
  const limits = [
    ...(withdrawals.count === null ? [] : [t('vip.withdrawalCount', { most: withdrawals.count })]),
    ...(withdrawals.amount === null ? [] : [full(withdrawals.amount)]),
  ];
  const rows = [
    [
      t('vip.reach'),
      rank === 0 ? t('vip.fromStart') : t('vip.needs', { total: plain(totalTurnover), month: plain(monthlyTurnover) }),
    ],
    [t('vip.keepMonthly'), rank === 0 ? t('own.none') : plain(monthlyTurnover)],
    [t('vip.withdrawals'), limits.length === 0 ? t('vip.unlimited') : limits.join(' · ')],
    ...(cashback.length === 0
      ? []
      : [
          [
            t('cashback.title'),
            cashback
              .map(({ gameType, rateBasisPoints }) => `${productName(gameType)} ${rate(rateBasisPoints)}`)
              .join(' · '),
          ] as const,
        ]),
    ...(birthday === null ? [] : [[t('vip.birthday'), full(birthday)] as const]),
    [t('vip.service'), t(hasVipService ? 'vip.vipService' : 'vip.liveChat')],
  ] as const;
  return (
    <dl className={styles.terms}>
      {rows.map(([label, text]) => (
        <div key={label} className={styles.term}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
