import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { useState } from 'react';
import { CodeField } from '../code/code-field.tsx';
import { isCodeFault, showNotSent, useCodeSender } from '../code/code-sender.ts';
import forms from '../form/form.module.css';
import { FormNotice } from '../form/form-parts.tsx';
import { type Draft, useDraftedForm, useFirstFocus } from '../form/use-form-state.ts';
import { useMessage } from '../form/use-message.ts';
import { MobileField, useMobile } from '../mobile/mobile-field.tsx';
import { RememberLine, rememberChoice } from './remember-line.tsx';
import { isRemembered, keepMobile, rememberedMobile } from './remembered.ts';
import { useSmsSignIn } from './use-sign-in.ts';

interface Props {
  readonly draft: Draft;
  readonly onSignedIn: () => void;
}

type Values = {
  readonly mobileNum: string;
  readonly code: string;
  readonly isRemembered: boolean;
};

/** A number, the code that comes to it, and in. */
export function SmsLoginForm({ draft, onSignedIn }: Props) {
  const { t } = useTranslation('auth');
  const { writeFailure } = useMessage();
  const [kept] = useState(rememberedMobile);
  const mobile = useMobile(draft, kept?.dialingCode);
  const signIn = useSmsSignIn();
  const element = useFirstFocus<HTMLFormElement>();
  const [notice, setNotice] = useState<string>();
  const form = useDraftedForm<Values>(draft, {
    defaultValues: { mobileNum: kept?.number ?? '', code: '', isRemembered: isRemembered() },
  });
  const sender = useCodeSender({ purpose: 'login', to: mobile.read(form.watch('mobileNum')) });
  const { errors, isSubmitting } = form.formState;

  const send = async () => {
    if (!(await form.trigger('mobileNum', { shouldFocus: true }))) return;
    const number = mobile.read(form.getValues('mobileNum'));
    if (!number) return;
    const error = await sender.send(() => signIn.send(number));
    if (error) await showNotSent(error);
    else form.setFocus('code');
  };

  const submit = form.handleSubmit(async (values) => {
    const number = mobile.read(values.mobileNum);
    if (!number) return;
    setNotice(undefined);
    const outcome = await signIn.submit(number, values.code, values.isRemembered);
    if (outcome.status === 'signed-in') {
      keepMobile(values.isRemembered, number);
      return onSignedIn();
    }
    if (outcome.status === 'given-up') return setNotice(t(`login.givenUp.${outcome.because}`));
    const message = writeFailure(outcome.error);
    if (isCodeFault(outcome.error)) form.setError('code', { type: 'operator', message }, { shouldFocus: true });
    else setNotice(message);
  });

  return (
    <form ref={element} className={forms.form} noValidate onSubmit={submit} aria-label={t('login.title')}>
      <MobileField
        {...form.register('mobileNum', {
          validate: (typed) => !mobile.isWrong(typed) || t('mobile.invalid'),
        })}
        mobile={mobile}
        error={errors.mobileNum?.message}
      />
      <CodeField
        {...form.register('code', {
          required: t('code.required'),
          setValueAs: (typed: string) => typed.trim(),
        })}
        sender={sender}
        isWaiting={!mobile.isReady}
        onSend={() => void send()}
        error={errors.code?.message}
      />
      <RememberLine input={form.register('isRemembered', rememberChoice(draft))} onSignedIn={onSignedIn} />
      <FormNotice>{notice}</FormNotice>
      <Button type="submit" variant="primary" size="large" isWide isBusy={isSubmitting || !mobile.isReady}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
