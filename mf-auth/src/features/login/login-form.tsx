import { useForm } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { recallPassword } from '@tessera/shared/session';
import { Button } from '@tessera/shared/ui/button';
import { PasswordField, TextField } from '@tessera/shared/ui/field';
import { useEffect, useState } from 'react';
import { asksForCaptcha } from '../../model/failure-message.ts';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { useCaptcha } from '../captcha/use-captcha.ts';
import forms from '../form/form.module.css';
import { FormNotice } from '../form/form-notice.tsx';
import { useFirstFocus } from '../form/use-first-focus.ts';
import { useMessage } from '../form/use-message.ts';
import { placeOf } from './failure-place.ts';
import { RememberLine } from './remember-line.tsx';
import { isRemembered, keepSignIn, rememberedName } from './remembered.ts';
import { useSignIn } from './use-sign-in.ts';

interface Values {
  readonly username: string;
  readonly password: string;
  readonly captcha: string;
  readonly isRemembered: boolean;
}

/** Username and password, and a captcha once the operator asks for one. */
export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useTranslation('auth');
  const { writeFailure } = useMessage();
  const signIn = useSignIn();
  const captcha = useCaptcha();
  const form = useFirstFocus<HTMLFormElement>();
  const [notice, setNotice] = useState<string>();
  const { register, handleSubmit, getValues, setValue, setError, setFocus, resetField, formState } = useForm<Values>({
    defaultValues: {
      username: rememberedName(),
      password: '',
      captcha: '',
      isRemembered: isRemembered(),
    },
  });
  const { errors, isSubmitting } = formState;
  const [next, setNext] = useState<{ readonly field: 'captcha' | 'password' }>();
  // After the drawing, as the captcha may only just have come.
  useEffect(() => {
    if (next) setFocus(next.field);
  }, [next, setFocus]);
  useEffect(() => {
    // Opening it takes a moment; what was typed in the meantime stays.
    void recallPassword().then((password) => {
      if (password && rememberedName() !== '' && getValues('password') === '') setValue('password', password);
    });
  }, [getValues, setValue]);
  const isCaptchaShown = captcha.state.status !== 'hidden';
  const filled = { required: t('field.empty'), setValueAs: (value: string) => value.trim() };

  const submit = handleSubmit(async ({ username, password, captcha: text, isRemembered: isWished }) => {
    setNotice(undefined);
    const picture = captcha.state.status === 'ready' ? { captcha: text, captchaId: captcha.state.id } : {};
    const outcome = await signIn.submit({ username, password, ...picture });
    if (outcome.status === 'signed-in') {
      await keepSignIn(isWished, username, password);
      return onSignedIn();
    }
    if (outcome.status === 'given-up') return setNotice(t(`login.givenUp.${outcome.because}`));
    const { error } = outcome;
    const needsCaptcha = asksForCaptcha(error);
    // A picture is good for one try, so every refusal brings another.
    if (needsCaptcha || isCaptchaShown) {
      resetField('captcha');
      await captcha.refresh();
    }
    const place = placeOf(error);
    if (place) setError(place, { type: 'operator', message: writeFailure(error) });
    else setNotice(writeFailure(error));
    setNext({ field: needsCaptcha ? 'captcha' : 'password' });
  });

  return (
    <form
      ref={form}
      className={forms.form}
      noValidate
      onSubmit={submit}
      onFocus={signIn.prepare}
      aria-label={t('login.title')}
    >
      <TextField
        {...register('username', filled)}
        label={t('field.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        error={errors.username?.message}
      />
      <PasswordField
        {...register('password', filled)}
        label={t('field.password')}
        maxLength={128}
        error={errors.password?.message}
      />
      {isCaptchaShown && (
        <CaptchaField {...register('captcha', filled)} captcha={captcha} error={errors.captcha?.message} />
      )}
      <RememberLine input={register('isRemembered')} onSignedIn={onSignedIn} />
      <FormNotice>{notice}</FormNotice>
      <Button type="submit" variant="primary" size="large" isWide isBusy={isSubmitting}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
