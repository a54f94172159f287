import { useTranslation } from '@tessera/shared/i18n';
import { PasswordField } from '@tessera/shared/ui/field';
import { DialogForm, FormNote } from '../money-page/dialog-form.tsx';
import { type Fact, Facts } from '../money-page/money-page.tsx';
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

/** The body of a confirmation: what happens, and the payment password; a wrong one is reported under it. */
export function PaymentConfirmation({ facts, note, action, send, close }: Props) {
  const { t } = useTranslation('wallet');
  const { pin, type, field, error, isSending, confirm } = useConfirmation(send, close);
  return (
    <DialogForm
      cancel={t('confirm.cancel')}
      onCancel={close}
      action={action}
      isBusy={isSending}
      onSubmit={(event) => void confirm(event)}
    >
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
      <FormNote>{note}</FormNote>
    </DialogForm>
  );
}
