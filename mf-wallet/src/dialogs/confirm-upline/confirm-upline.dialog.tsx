import type { DialogProps } from '@tessera/shared/contract';
import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { useFormat } from '@tessera/shared/text';
import { Money } from '@tessera/shared/ui/money';
import { PaymentConfirmation } from '../../features/payment-password/payment-confirmation.tsx';
import type { UplineTransferToConfirm } from '../../features/upline/use-upline-form.ts';

/** Says to whom the money goes and that it does not come back, and asks for the payment password. */
export default function ConfirmUplineDialog({ params, close }: DialogProps<UplineTransferToConfirm>) {
  const { t } = useTranslation('wallet');
  const { plain } = useFormat('wallet');
  const { upline, amountMinor, send } = params;
  return (
    <PaymentConfirmation
      facts={[
        { label: t('upline.to'), value: upline },
        { label: t('amount.feeLabel'), value: t('amount.noFee') },
        { label: t('amount.arrival'), value: t('transfer.atOnce') },
        { label: t('upline.amount'), value: <Money minor={amountMinor} currency={merchantCurrency()} />, isSum: true },
      ]}
      note={t('upline.confirmNote', { upline })}
      action={t('upline.submit', { amount: plain(amountMinor) })}
      send={send}
      close={() => close()}
    />
  );
}
