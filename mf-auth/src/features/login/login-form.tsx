import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { PasswordField, TextField } from '@tessera/shared/ui/field';
import { missingMessage } from '../../model/missing-message.ts';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import forms from '../form/form.module.css';
import { FormNotice } from '../form/form-notice.tsx';
import { useFirstFocus } from '../form/use-first-focus.ts';
import { RememberLine } from './remember-line.tsx';
import { type LoginFormParts, useLoginForm } from './use-login-form.ts';

/** Username and password, and a captcha once the operator asks for one. */
export function LoginForm(parts: LoginFormParts) {
  const { t } = useTranslation('auth');
  const { register, submit, errors, isSubmitting, notice, captcha, isCaptchaShown, prepare } = useLoginForm(parts);
  const element = useFirstFocus<HTMLFormElement>();
  const filled = (name: 'username' | 'password' | 'captcha') => ({
    required: t(missingMessage(name).key),
    setValueAs: (value: string) => value.trim(),
  });

  return (
    <form
      ref={element}
      className={forms.form}
      noValidate
      onSubmit={submit}
      onFocus={prepare}
      aria-label={t('login.title')}
    >
      <TextField
        {...register('username', filled('username'))}
        label={t('field.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        error={errors.username?.message}
      />
      <PasswordField
        {...register('password', filled('password'))}
        label={t('field.password')}
        maxLength={128}
        error={errors.password?.message}
      />
      {isCaptchaShown && (
        <CaptchaField {...register('captcha', filled('captcha'))} captcha={captcha} error={errors.captcha?.message} />
      )}
      <RememberLine input={register('isRemembered')} onSignedIn={parts.onSignedIn} />
      <FormNotice>{notice}</FormNotice>
      <Button type="submit" variant="primary" size="large" isWide isBusy={isSubmitting}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
