import { useTranslation } from '@tessera/shared/i18n';
import { PasswordField, type PasswordFieldProps } from '@tessera/shared/ui/field';

/** The sign-in password, asked for before anything that guards the account changes. */
export function CurrentPassword(input: Omit<PasswordFieldProps, 'label'>) {
  const { t } = useTranslation('auth');
  return (
    <PasswordField {...input} label={t('security.passwordLabel')} hint={t('security.passwordHint')} maxLength={128} />
  );
}
