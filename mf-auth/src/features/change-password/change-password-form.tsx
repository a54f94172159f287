import { isPasswordHeld } from '@tessera/shared/api';
import { useForm } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { PasswordField } from '@tessera/shared/ui/field';
import { toast } from '@tessera/shared/ui/toast';
import { useState } from 'react';
import { renewPassword } from '../../api/change-password.ts';
import forms from '../form/form.module.css';
import { FormNotice } from '../form/form-notice.tsx';
import { useFirstFocus } from '../form/use-first-focus.ts';
import { useMessage } from '../form/use-message.ts';
import { usePasswordRule } from './use-password-rule.ts';

interface Values {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

const fieldByCode: Readonly<Record<string, keyof Values>> = {
  'password.old.wrong': 'oldPassword',
  'password.invalid': 'newPassword',
  'password.same': 'newPassword',
  'password.mismatch': 'confirmNewPassword',
};

/** The new password twice, measured by the merchant's rule; the old one only when the sign-in has not just proved it (spec §5). */
export function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const { t } = useTranslation('auth');
  const { writeFailure } = useMessage();
  const [notice, setNotice] = useState<string>();
  const form = useFirstFocus<HTMLFormElement>();
  const [asksOld] = useState(() => !isPasswordHeld());
  const rule = usePasswordRule();
  const { register, handleSubmit, setError, formState } = useForm<Values>({ mode: 'onTouched' });
  const { errors, isSubmitting } = formState;
  const trimmed = { required: t('field.empty'), setValueAs: (value: string) => value.trim() };

  const submit = handleSubmit(async ({ oldPassword, ...passwords }) => {
    setNotice(undefined);
    const changed = await renewPassword(asksOld ? { oldPassword, ...passwords } : passwords);
    if (changed.ok) {
      toast.show({ tone: 'ok', title: t('changePassword.done'), detail: t('changePassword.doneDetail') });
      return onChanged();
    }
    const place = fieldByCode[changed.error.code];
    if (place && (asksOld || place !== 'oldPassword'))
      setError(place, { type: 'operator', message: writeFailure(changed.error) }, { shouldFocus: true });
    else setNotice(writeFailure(changed.error));
  });

  return (
    <form ref={form} className={forms.form} noValidate onSubmit={submit} aria-label={t('changePassword.title')}>
      {asksOld && (
        <PasswordField
          {...register('oldPassword', trimmed)}
          label={t('changePassword.old')}
          error={errors.oldPassword?.message}
        />
      )}
      <PasswordField
        {...register('newPassword', { ...trimmed, validate: rule.follows })}
        label={t('changePassword.new')}
        autoComplete="new-password"
        hint={rule.hint}
        error={errors.newPassword?.message}
      />
      <PasswordField
        {...register('confirmNewPassword', {
          ...trimmed,
          validate: (value, { newPassword }) => value === newPassword || t('field.mismatch'),
        })}
        label={t('changePassword.confirm')}
        autoComplete="new-password"
        error={errors.confirmNewPassword?.message}
      />
      <FormNotice>{notice}</FormNotice>
      <Button type="submit" variant="primary" size="large" isWide isBusy={isSubmitting}>
        {t('changePassword.submit')}
      </Button>
    </form>
  );
}
