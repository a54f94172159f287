import type { DialogProps } from '@tessera/shared/contract';
import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { useFormat } from '@tessera/shared/text';
import { Money } from '@tessera/shared/ui/money';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { useRecordedBet } from '../../api/bets.ts';
import { BetProof } from '../../features/bets/bet-proof.tsx';
import { BetStatus } from '../../features/bets/bet-status.tsx';
import { useCategoryName } from '../../features/bets/category-name.ts';
import { usePrizeGroupText } from '../../features/bets/prize-group-text.ts';
import { Facts } from '../../features/money-page/money-page.tsx';
import { MovementList } from '../../features/record/movement-list.tsx';
import { betResult } from '../../model/bet-filter.ts';
import { recordReference } from '../../model/record.ts';
import styles from './bet.module.css';

/** One bet: what was staked and paid, every movement of money that belongs to it, and the way to its proof. */
export default function BetDialog({ params }: DialogProps<{ readonly source: string }, undefined>) {
  const { t } = useTranslation('wallet');
  const { date } = useFormat('wallet');
  const categoryName = useCategoryName();
  const prizeGroupText = usePrizeGroupText();
  const currency = merchantCurrency();
  const detail = useRecordedBet({ source: params.source });
  return (
    <ResourceView resource={detail} skeleton={<Skeleton height={320} width="100%" radius="m" />}>
      {({ bet, movements, hasProof }) => (
        <div className={styles.body}>
          <Facts
            facts={[
              { label: t('bets.game'), value: bet.gameName },
              { label: t('bets.product'), value: `${categoryName(bet.category)} · ${bet.vendorName}` },
              { label: t('bets.number'), value: recordReference(bet.reference) ?? '–' },
              ...(bet.prizeGroup ? [{ label: t('bets.prizeGroup'), value: prizeGroupText(bet) }] : []),
              { label: t('bets.placed'), value: date('moment', bet.placedAtMs) },
              {
                label: t('bets.settled'),
                value: bet.settledAtMs === null ? t('bets.status.open') : date('moment', bet.settledAtMs),
              },
              { label: t('bets.statusLabel'), value: <BetStatus bet={bet} /> },
              { label: t('bets.stake'), value: <Money minor={bet.stake} currency={currency} /> },
              { label: t('bets.payout'), value: <Money minor={bet.payout} currency={currency} /> },
              {
                label: t('bets.result'),
                value: <Money minor={betResult(bet)} currency={currency} isGainLoss />,
                isSum: true,
              },
            ]}
          />
          {bet.status === 'void' && <p className={styles.note}>{t('bets.voidNote')}</p>}
          <MovementList title={t('bets.movements')} movements={movements} />
          {hasProof && <BetProof bet={bet} />}
        </div>
      )}
    </ResourceView>
  );
}
