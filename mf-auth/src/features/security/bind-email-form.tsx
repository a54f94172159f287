import { useTranslation } from '@tessera/shared/i18n';
import { TextField } from '@tessera/shared/ui/field';
import { keepEmail, sendCodeToEmail } from '../../api/security.ts';
import { isEmail } from '../../model/email.ts';
import { BindForm } from './bind-form.tsx';

const readEmail = (typed: string): string | undefined => (isEmail(typed.trim()) ? typed.trim() : undefined);

interface Props {
  /** Masked; empty for none that waits to be confirmed. */
  readonly known: string;
  readonly onDone: () => void;
}

/** An address becomes the account's by a code that was mailed to it. */
export function BindEmailForm({ known, onDone }: Props) {
  const { t } = useTranslation('auth');
  return (
    <BindForm
      field="email"
      title={t('security.email.title')}
      known={known}
      knownLabel={t('field.email')}
      otherLabel={t('security.email.other')}
      submitLabel={t('security.email.submit')}
      read={readEmail}
      invalid={t('forgot.emailInvalid')}
      sendCode={sendCodeToEmail}
      keep={keepEmail}
      onDone={onDone}
    >
      {(input) => (
        <TextField
          {...input}
          label={t('field.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
        />
      )}
    </BindForm>
  );
}
