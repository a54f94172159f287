import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { Link } from '@tessera/shared/router';
import { useFormat } from '@tessera/shared/text';
import { Badge, type BadgeTone } from '@tessera/shared/ui/badge';
import { Money } from '@tessera/shared/ui/money';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import type { ClaimStatus } from '@tessera/shared/wire/promotions';
import { useMemo } from 'react';
import { type Claim, usePromotions } from '../../api/promotions.ts';
import { detailPath } from '../../features/card/detail-path.ts';
import styles from './bonus-details.module.css';

const tones: Readonly<Record<ClaimStatus, BadgeTone>> = {
  active: 'info',
  released: 'ok',
  paid: 'ok',
  forfeited: 'neutral',
  expired: 'neutral',
  spent: 'neutral',
};

/** Credits with their rolling; the name leads to the promotion as long as that has a page. */
export function ClaimTable({ claims }: { claims: readonly Claim[] }) {
  const { t, i18n } = useTranslation('promotions');
  const { date, full } = useFormat('promotions');
  const promotions = usePromotions().data;
  const columns = useMemo((): readonly DataColumn<Claim>[] => {
    const currency = merchantCurrency();
    return [
      {
        key: 'promotion',
        head: t('bonus.promotion'),
        phone: 'name',
        cell: ({ promotionId, title }) =>
          promotions?.some(({ id }) => id === promotionId) ? (
            <Link to={detailPath(promotionId)} className={styles.link}>
              {title}
            </Link>
          ) : (
            title
          ),
      },
      {
        key: 'time',
        head: t('bonus.time'),
        phone: 'line',
        cell: ({ claimedAtMs }) => <span className={styles.small}>{date('dayAndClock', claimedAtMs)}</span>,
      },
      {
        key: 'status',
        head: t('bonus.status'),
        phone: 'line',
        cell: ({ status, expiresAtMs, endedAtMs }) => {
          const until = status === 'active' ? expiresAtMs : endedAtMs;
          return (
            <span className={styles.state}>
              <Badge tone={tones[status]} className={styles.status}>
                {t(`bonus.${status}`)}
              </Badge>
              {until !== null && (
                <span className={styles.small}>
                  {t(status === 'active' ? 'bonus.until' : 'bonus.endedAt', { time: date('dayAndClock', until) })}
                </span>
              )}
            </span>
          );
        },
      },
      {
        key: 'rolling',
        head: t('bonus.rolling'),
        align: 'end',
        phone: 'line',
        cell: ({ requiredTurnover, doneTurnover }) =>
          requiredTurnover === 0 ? (
            <span className={styles.small}>{t('bonus.noRolling')}</span>
          ) : (
            <span>
              <Money minor={doneTurnover} currency={currency} hasUnit={false} />
              <span className={styles.small}>
                {' / '}
                <Money minor={requiredTurnover} currency={currency} hasUnit={false} />
                <br />
                {t('bonus.left', { amount: full(requiredTurnover - doneTurnover) })}
              </span>
            </span>
          ),
      },
      {
        key: 'amount',
        head: t('bonus.amount'),
        align: 'end',
        phone: 'figure',
        cell: ({ bonus }) => <Money minor={bonus} currency={currency} />,
      },
    ];
  }, [i18n.language, promotions]);
  return <DataTable label={t('bonus.title')} columns={columns} rows={claims} rowKey={({ id }) => id} isDense />;
}
