import type { DialogProps } from '@tessera/shared/contract';
import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { PasswordField } from '@tessera/shared/ui/field';
import { Money } from '@tessera/shared/ui/money';
import { Facts } from '../../features/money-page/money-page.tsx';
import { useConfirmation, type WithdrawalToConfirm } from '../../features/withdrawal/confirmation.ts';
import { receivedMinor } from '../../model/form-rules.ts';
import styles from './confirm-withdrawal.module.css';

/** Says what happens to the money before it is set aside, and asks for the payment password; a wrong one is reported under it. Both buttons are verbs. */
export default function ConfirmWithdrawalDialog({ params, close }: DialogProps<WithdrawalToConfirm>) {
  const { t } = useTranslation('wallet');
  const { plain } = useFormat('wallet');
  const currency = merchantCurrency();
  const { amountMinor, feeMinor, expectedMinutes } = params;
  const { pin, type, field, error, isSending, confirm } = useConfirmation(params.send, close);
  return (
    <form className={styles.body} noValidate onSubmit={(event) => void confirm(event)}>
      <Facts
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
      />
      <PasswordField
        ref={field}
        label={t('confirm.paymentPassword')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={pin}
        onChange={(event) => type(event.target.value)}
        error={error}
      />
      <p className={styles.note}>{t('confirm.note')}</p>
      <div className={styles.actions}>
        <Button size="large" onClick={() => close()}>
          {t('confirm.cancel')}
        </Button>
        <Button type="submit" variant="primary" size="large" isBusy={isSending}>
          {t('withdrawal.submit', { amount: plain(amountMinor) })}
        </Button>
      </div>
    </form>
  );
}
