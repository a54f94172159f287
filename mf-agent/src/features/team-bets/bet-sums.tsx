import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Money } from '@tessera/shared/ui/money';
import type { TeamBets } from '../../api/records.ts';
import { RecordSums } from '../records/record-sums.tsx';

/** What the bets of the filter come to, on all pages; the result is the players'. */
export function BetSums({ sums }: { readonly sums: TeamBets['sums'] }) {
  const { t } = useTranslation('agent');
  const { count, full, currency } = useFormat('agent');
  return (
    <RecordSums
      sums={[
        { label: t('betting.count'), value: count(sums.bets) },
        {
          label: t('betting.stake'),
          value: <Money minor={sums.stake} currency={currency} />,
          note: sums.open > 0 ? t('betting.openStake', { amount: full(sums.open) }) : undefined,
        },
        { label: t('betting.payout'), value: <Money minor={sums.payout} currency={currency} /> },
        {
          label: t('betting.result'),
          value: <Money minor={sums.net} currency={currency} isGainLoss />,
          note: t('betting.resultNote'),
        },
      ]}
    />
  );
}
