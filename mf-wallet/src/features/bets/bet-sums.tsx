import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { useFormat } from '@tessera/shared/text';
import { Money } from '@tessera/shared/ui/money';
import type { BetRecord } from '../../api/bets.ts';
import { RecordSums } from '../record/record-sums.tsx';

/** What the bets of the filter come to, on all pages. */
export function BetSums({ sums }: { readonly sums: BetRecord['sums'] }) {
  const { t } = useTranslation('wallet');
  const { count, full } = useFormat('wallet');
  const currency = merchantCurrency();
  return (
    <RecordSums
      sums={[
        { label: t('bets.count'), value: count(sums.bets) },
        {
          label: t('bets.stake'),
          value: <Money minor={sums.stake} currency={currency} />,
          note: sums.open > 0 ? t('bets.openStake', { amount: full(sums.open) }) : undefined,
        },
        { label: t('bets.payout'), value: <Money minor={sums.payout} currency={currency} /> },
        { label: t('bets.result'), value: <Money minor={sums.net} currency={currency} isGainLoss /> },
      ]}
    />
  );
}
