import type { DialogProps } from '@tessera/shared/contract';
import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { useFormat } from '@tessera/shared/text';
import { Money } from '@tessera/shared/ui/money';
import { PaymentConfirmation } from '../../features/payment-password/payment-confirmation.tsx';
import type { WithdrawalToConfirm } from '../../features/withdrawal/confirmation.ts';
import { receivedMinor } from '../../model/form-rules.ts';

/** Says what happens to the money before it is set aside, and asks for the payment password. */
export default function ConfirmWithdrawalDialog({ params, close }: DialogProps<WithdrawalToConfirm>) {
  const { t } = useTranslation('wallet');
  const { plain } = useFormat('wallet');
  const currency = merchantCurrency();
  const { amountMinor, feeMinor, expectedMinutes } = params;
  return (
    <PaymentConfirmation
      facts={[
        { label: t('withdrawal.amount'), value: <Money minor={amountMinor} currency={currency} /> },
        { label: t('amount.feeLabel'), value: <Money minor={feeMinor} currency={currency} /> },
        { label: t('withdrawal.account'), value: `${params.bankName} ${params.accountNumber}` },
        { label: t('withdrawal.holder'), value: params.accountHolder },
        { label: t('amount.arrival'), value: t('withdrawal.usually', expectedMinutes) },
        {
          label: t('amount.received'),
          value: <Money minor={receivedMinor(amountMinor, feeMinor)} currency={currency} />,
          isSum: true,
        },
      ]}
      note={t('confirm.note')}
      action={t('withdrawal.submit', { amount: plain(amountMinor) })}
      send={params.send}
      close={() => close()}
    />
  );
}
