import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { Money } from '@tessera/shared/ui/money';
import type { Profit } from '../../api/bets.ts';
import { RecordSums } from '../record/record-sums.tsx';

/** What the period came to. */
export function ProfitSums({ total }: Pick<Profit, 'total'>) {
  const { t } = useTranslation('wallet');
  const currency = merchantCurrency();
  return (
    <RecordSums
      sums={[
        { label: t('bets.stake'), value: <Money minor={total.stake} currency={currency} /> },
        { label: t('bets.payout'), value: <Money minor={total.payout} currency={currency} /> },
        { label: t('bets.result'), value: <Money minor={total.net} currency={currency} isGainLoss /> },
      ]}
    />
  );
}

/** What the member brought and took since the account was opened, whatever the period. */
export function LifetimeSums({ lifetime }: Pick<Profit, 'lifetime'>) {
  const { t } = useTranslation('wallet');
  const currency = merchantCurrency();
  return (
    <RecordSums
      sums={[
        { label: t('profit.deposits'), value: <Money minor={lifetime.deposits} currency={currency} /> },
        { label: t('profit.withdrawals'), value: <Money minor={lifetime.withdrawals} currency={currency} /> },
        {
          label: t('profit.netDeposits'),
          value: <Money minor={lifetime.net} currency={currency} isSigned />,
          note: t('profit.netDepositsNote'),
        },
      ]}
    />
  );
}
