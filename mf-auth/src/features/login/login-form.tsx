import type { ApiError } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { PasswordField, TextField } from '@tessera/shared/ui/field';
import { useEffect, useState } from 'react';
import { missingMessage } from '../../model/messages.ts';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { readCaptcha, useCaptcha } from '../captcha/use-captcha.ts';
import forms from '../form/form.module.css';
import { FormNotice } from '../form/form-parts.tsx';
import { type Draft, useDraftedForm, useFirstFocus } from '../form/use-form-state.ts';
import { useMessage } from '../form/use-message.ts';
import { RememberLine, rememberChoice } from './remember-line.tsx';
import { isRemembered, keepSignIn, rememberedName } from './remembered.ts';
import type { LeaveLogin } from './sign-in.ts';
import { useSignIn } from './use-sign-in.ts';

/** After which the form offers the code instead. */
const refusalsUntilCode = 2;

/** Username and password, and a captcha once the operator asks for one. */
export function LoginForm(parts: LoginFormParts) {
  const { t } = useTranslation('auth');
  const { register, submit, errors, isSubmitting, notice, captcha, isCaptchaShown, refusals, prepare } =
    useLoginForm(parts);
  const { onCodeInstead } = parts;
  const element = useFirstFocus<HTMLFormElement>();
  const filled = (name: 'usernameOrMobile' | 'password' | 'captcha') => ({
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
        {...register('username', filled('usernameOrMobile'))}
        label={t('field.usernameOrMobile')}
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
      <RememberLine input={register('isRemembered', rememberChoice(parts.draft))} onSignedIn={parts.onSignedIn} />
      <FormNotice>{notice}</FormNotice>
      <Button type="submit" variant="primary" size="large" isWide isBusy={isSubmitting}>
        {t('login.submit')}
      </Button>
      {onCodeInstead && (isCaptchaShown || refusals >= refusalsUntilCode) && (
        <Button isWide onClick={onCodeInstead}>
          {t('login.codeInstead')}
        </Button>
      )}
    </form>
  );
}

type Values = {
  readonly username: string;
  readonly password: string;
  readonly captcha: string;
  readonly isRemembered: boolean;
};

interface LoginFormParts {
  readonly draft: Draft;
  /** The operator has asked for a captcha already, elsewhere. */
  readonly needsCaptcha?: boolean | undefined;
  /** Why the form is here, where something else went wrong before. */
  readonly reason?: string | undefined;
  readonly onSignedIn: () => void;
  readonly onLeave: LeaveLogin;
  /** Leads to the code by SMS, where the merchant has it: the second way for whoever is refused again and again. */
  readonly onCodeInstead?: (() => void) | undefined;
}

/** What the form of name and password knows and does: it asks for a captcha once the operator does, and shows each refusal where it belongs. */
function useLoginForm({ draft, needsCaptcha: isAskedFor = false, reason, onSignedIn, onLeave }: LoginFormParts) {
  const { t } = useTranslation('auth');
  const { writeFailure } = useMessage();
  const signIn = useSignIn();
  const captcha = useCaptcha();
  const [notice, setNotice] = useState(reason);
  const [refusals, setRefusals] = useState(0);
  const { register, handleSubmit, setError, setFocus, resetField, formState } = useDraftedForm<Values>(draft, {
    defaultValues: { username: rememberedName(), password: '', captcha: '', isRemembered: isRemembered() },
    once: ['captcha'],
  });
  const [next, setNext] = useState<{ readonly field: 'captcha' | 'password' }>();
  // After the drawing, as the captcha may only just have come.
  useEffect(() => {
    if (next) setFocus(next.field);
  }, [next, setFocus]);
  const { refresh } = captcha;
  useEffect(() => {
    if (isAskedFor) void refresh();
  }, [isAskedFor, refresh]);
  const isCaptchaShown = captcha.state.status !== 'hidden';

  const submit = handleSubmit(async ({ username, password, captcha: text, isRemembered: isWanted }) => {
    setNotice(undefined);
    const picture = captcha.state.status === 'ready' ? readCaptcha(text, captcha.state.id) : {};
    const outcome = await signIn.submit({ username, password, remember: isWanted, ...picture }, onLeave);
    if (outcome.status === 'signed-in') {
      // A new password has ended what was just remembered.
      keepSignIn(isWanted, username, { isSignInRemembered: !outcome.isPasswordNew });
      return onSignedIn();
    }
    if (outcome.status === 'given-up') return setNotice(t(`login.givenUp.${outcome.because}`));
    const { error, needsCaptcha } = outcome;
    setRefusals((count) => count + 1);
    // A picture is good for one try, so every refusal brings another.
    if (needsCaptcha || isCaptchaShown) {
      resetField('captcha');
      await refresh();
    }
    const place = placeOf(error);
    if (place) setError(place, { type: 'operator', message: writeFailure(error) });
    else setNotice(writeFailure(error));
    setNext({ field: needsCaptcha ? 'captcha' : 'password' });
  });
  const { errors, isSubmitting } = formState;
  return { register, submit, errors, isSubmitting, notice, captcha, isCaptchaShown, refusals, prepare: signIn.prepare };
}

const places: Readonly<Record<string, 'password' | 'captcha'>> = {
  'login.failed': 'password',
  'login.captcha.required': 'captcha',
  'captcha.invalid': 'captcha',
};

/** The field under which a refusal is shown; everything else is shown above the button. */
const placeOf = ({ code }: Pick<ApiError, 'code'>): 'password' | 'captcha' | undefined => places[code];
