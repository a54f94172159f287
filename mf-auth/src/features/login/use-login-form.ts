import { useTranslation } from '@tessera/shared/i18n';
import { useEffect, useState } from 'react';
import { asksForCaptcha } from '../../model/failure-message.ts';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { type Draft, useDraftedForm } from '../form/use-draft.ts';
import { useMessage } from '../form/use-message.ts';
import { placeOf } from './failure-place.ts';
import type { LeaveLogin } from './finish-sign-in.ts';
import { isRemembered, keepSignIn, rememberedName } from './remembered.ts';
import { useSignIn } from './use-sign-in.ts';

type Values = {
  readonly username: string;
  readonly password: string;
  readonly captcha: string;
  readonly isRemembered: boolean;
};

export interface LoginFormParts {
  readonly draft: Draft;
  /** The operator has asked for a captcha already, elsewhere. */
  readonly needsCaptcha?: boolean | undefined;
  /** Why the form is here, where something else went wrong before. */
  readonly reason?: string | undefined;
  readonly onSignedIn: () => void;
  readonly onLeave: LeaveLogin;
}

/** What the form of name and password knows and does: it asks for a captcha once the operator does, and tells each refusal where it belongs. */
export function useLoginForm({ draft, needsCaptcha: isAskedFor = false, reason, onSignedIn, onLeave }: LoginFormParts) {
  const { t } = useTranslation('auth');
  const { writeFailure } = useMessage();
  const signIn = useSignIn();
  const captcha = useCaptcha();
  const [notice, setNotice] = useState(reason);
  const { register, handleSubmit, setError, setFocus, resetField, formState } = useDraftedForm<Values>(draft, {
    defaultValues: { username: rememberedName(), password: '', captcha: '', isRemembered: isRemembered() },
    once: 'captcha',
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
    const picture = captcha.state.status === 'ready' ? { captcha: text, captchaId: captcha.state.id } : {};
    const outcome = await signIn.submit({ username, password, remember: isWanted, ...picture }, onLeave);
    if (outcome.status === 'signed-in') {
      // A new password has ended what was just remembered.
      keepSignIn(isWanted, username, { isSignInRemembered: !outcome.isPasswordNew });
      return onSignedIn();
    }
    if (outcome.status === 'given-up') return setNotice(t(`login.givenUp.${outcome.because}`));
    const { error } = outcome;
    const needsCaptcha = asksForCaptcha(error);
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
  return { register, submit, errors, isSubmitting, notice, captcha, isCaptchaShown, prepare: signIn.prepare };
}
