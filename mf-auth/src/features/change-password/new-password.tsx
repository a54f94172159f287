import { useFormContext } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { PasswordField } from '@tessera/shared/ui/field';
import { faultOf } from '@tessera/shared/wire/auth';
import { useRegisterSettings } from '../../api/registration.ts';
import { faultMessage } from '../../model/messages.ts';
import { useMessage } from '../form/use-message.ts';

/** The merchant's rule for a new password: what to say of it beforehand, and what is wrong with one. */
function usePasswordRule() {
  const { write } = useMessage();
  const rule = useRegisterSettings().data?.rules.find(({ field }) => field === 'password');
  return {
    hint: rule && write(faultMessage(rule, 'pattern')),
    follows: (password: string): string | true => {
      const fault = rule && faultOf(rule, password);
      return fault ? write(faultMessage(rule, fault)) : true;
    },
  };
}

export interface NewPasswords {
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/** The field of each refusal of a new password. */
export const newPasswordPlaces = {
  'password.invalid': 'newPassword',
  'password.same': 'newPassword',
  'password.mismatch': 'confirmNewPassword',
} as const satisfies Readonly<Record<string, keyof NewPasswords>>;

function useNewPasswordForm() {
  const { t } = useTranslation('auth');
  const { register, formState } = useFormContext<NewPasswords>();
  return {
    t,
    register,
    errors: formState.errors,
    filled: { required: t('field.empty'), setValueAs: (value: string) => value.trim() },
  };
}

/** A new password of the form around it, measured by the merchant's rule. */
export function NewPassword() {
  const { t, register, errors, filled } = useNewPasswordForm();
  const rule = usePasswordRule();
  return (
    <PasswordField
      {...register('newPassword', { ...filled, validate: rule.follows })}
      label={t('changePassword.new')}
      autoComplete="new-password"
      hint={rule.hint}
      error={errors.newPassword?.message}
    />
  );
}

/** The same twice, where nobody signs in with it at once and a slip would lock them out. */
export function NewPasswordTwice() {
  const { t, register, errors, filled } = useNewPasswordForm();
  return (
    <>
      <NewPassword />
      <PasswordField
        {...register('confirmNewPassword', {
          ...filled,
          validate: (value, { newPassword }) => value === newPassword || t('field.mismatch'),
        })}
        label={t('changePassword.confirm')}
        autoComplete="new-password"
        error={errors.confirmNewPassword?.message}
      />
    </>
  );
}
