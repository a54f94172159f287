import { useForm } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { PasswordField } from '@tessera/shared/ui/field';
import { toast } from '@tessera/shared/ui/toast';
import { useState } from 'react';
import { setByLink } from '../../api/forgot-password.ts';
import { usePasswordRule } from '../change-password/use-password-rule.ts';
import forms from '../form/form.module.css';
import { FormNotice } from '../form/form-notice.tsx';
import { useFirstFocus } from '../form/use-first-focus.ts';
import { useMessage } from '../form/use-message.ts';
import styles from './reset-form.module.css';

interface Values {
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/** The new password twice; the link has proved who asks. */
export function ResetForm({ code, onLeave }: { code: string; onLeave: () => void }) {
  const { t } = useTranslation('auth');
  const { writeFailure } = useMessage();
  const element = useFirstFocus<HTMLFormElement>();
  const rule = usePasswordRule();
  const [notice, setNotice] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm<Values>({ mode: 'onTouched' });
  const { errors, isSubmitting } = formState;
  const filled = { required: t('field.empty'), setValueAs: (value: string) => value.trim() };

  const submit = handleSubmit(async ({ newPassword, confirmNewPassword }) => {
    setNotice(undefined);
    const changed = await setByLink(code, newPassword, confirmNewPassword);
    if (changed.ok) {
      toast.show({ tone: 'ok', title: t('changePassword.done'), detail: t('forgot.nowLogIn') });
      return onLeave();
    }
    const message = writeFailure(changed.error);
    if (changed.error.code === 'password.invalid')
      setError('newPassword', { type: 'operator', message }, { shouldFocus: true });
    else setNotice(message);
  });

  return (
    <form ref={element} className={forms.form} noValidate onSubmit={submit} aria-label={t('forgot.resetTitle')}>
      <h3 className={styles.title}>{t('forgot.resetTitle')}</h3>
      <PasswordField
        {...register('newPassword', { ...filled, validate: rule.follows })}
        label={t('changePassword.new')}
        autoComplete="new-password"
        hint={rule.hint}
        error={errors.newPassword?.message}
      />
      <PasswordField
        {...register('confirmNewPassword', {
          ...filled,
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
      <Button variant="text" isWide onClick={onLeave}>
        {t('forgot.backToLogin')}
      </Button>
    </form>
  );
}
