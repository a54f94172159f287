import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { PasswordField } from '@tessera/shared/ui/field';
import { type Fact, Facts } from '../money-page/money-page.tsx';
import styles from './payment-confirmation.module.css';
import { type SendWithPassword, useConfirmation } from './use-confirmation.ts';

interface Props {
  readonly facts: readonly Fact[];
  /** What can't be undone. */
  readonly note: string;
  /** The button repeats the amount. */
  readonly action: string;
  readonly send: SendWithPassword;
  readonly close: () => void;
}

/** The body of a confirmation: what happens, and the payment password; a wrong one is reported under it. Both buttons are verbs. */
export function PaymentConfirmation({ facts, note, action, send, close }: Props) {
  const { t } = useTranslation('wallet');
  const { pin, type, field, error, isSending, confirm } = useConfirmation(send, close);
  return (
    <form className={styles.body} noValidate onSubmit={(event) => void confirm(event)}>
      <Facts facts={facts} />
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
      <p className={styles.note}>{note}</p>
      <div className={styles.actions}>
        <Button size="large" onClick={close}>
          {t('confirm.cancel')}
        </Button>
        <Button type="submit" variant="primary" size="large" isBusy={isSending}>
          {action}
        </Button>
      </div>
    </form>
  );
}
