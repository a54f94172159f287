import { FormProvider } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { goTo } from '@tessera/shared/router';
import { Button } from '@tessera/shared/ui/button';
import { useRef, useState } from 'react';
import { setByPhone } from '../../api/passwords.ts';
import { sendSmsCode } from '../../api/sign-in.ts';
import { inTurn, Throttle } from '../../model/throttle.ts';
import { NewPassword } from '../change-password/new-password.tsx';
import { CodeField } from '../code/code-field.tsx';
import { isCodeFault, showNotSent, useCodeSender } from '../code/code-sender.ts';
import forms from '../form/form.module.css';
import { FormNotice } from '../form/form-parts.tsx';
import { type Draft, useDraftedForm, useFirstFocus } from '../form/use-form-state.ts';
import { useMessage } from '../form/use-message.ts';
import { finishSignIn } from '../login/sign-in.ts';
import { MobileField, useMobile } from '../mobile/mobile-field.tsx';

interface Props {
  readonly draft: Draft;
  readonly onSignedIn: () => void;
}

type Values = {
  readonly mobileNum: string;
  readonly code: string;
  readonly newPassword: string;
};

const intervalMs = 1000;

/** Number, code and new password; it signs in by itself and leads home (spec §4). */
export function PhoneForm({ draft, onSignedIn }: Props) {
  const { t } = useTranslation('auth');
  const { writeFailure } = useMessage();
  const mobile = useMobile(draft);
  const throttle = useRef(new Throttle(intervalMs));
  const element = useFirstFocus<HTMLFormElement>();
  const [notice, setNotice] = useState<string>();
  const form = useDraftedForm<Values>(draft, {
    mode: 'onTouched',
    defaultValues: { mobileNum: '', code: '', newPassword: '' },
  });
  const sender = useCodeSender({ purpose: 'reset', to: mobile.read(form.watch('mobileNum')) });
  const { errors, isSubmitting } = form.formState;
  const filled = { required: t('field.empty'), setValueAs: (value: string) => value.trim() };

  const send = async () => {
    if (!(await form.trigger('mobileNum', { shouldFocus: true }))) return;
    const number = mobile.read(form.getValues('mobileNum'));
    if (!number) return;
    const error = await sender.send(() => inTurn(throttle.current, () => sendSmsCode(number, 'reset')));
    if (error) await showNotSent(error);
    else form.setFocus('code');
  };

  const submit = form.handleSubmit(async ({ mobileNum, code, newPassword }) => {
    const number = mobile.read(mobileNum);
    if (!number) return;
    setNotice(undefined);
    const outcome = await finishSignIn(await setByPhone(number, code, newPassword), 'sms');
    if (outcome.status === 'signed-in') {
      goTo('/');
      return onSignedIn();
    }
    // The new password holds already: only the second step is missing.
    if (outcome.status === 'given-up') return setNotice(t('forgot.changedNotIn'));
    const message = writeFailure(outcome.error);
    const place = outcome.error.code === 'password.invalid' ? 'newPassword' : isCodeFault(outcome.error) && 'code';
    if (place) form.setError(place, { type: 'operator', message }, { shouldFocus: true });
    else setNotice(message);
  });

  return (
    <FormProvider {...form}>
      <form ref={element} className={forms.form} noValidate onSubmit={submit} aria-label={t('forgot.title')}>
        <MobileField
          {...form.register('mobileNum', {
            validate: (typed) => !mobile.isWrong(typed) || t('mobile.invalid'),
          })}
          mobile={mobile}
          error={errors.mobileNum?.message}
        />
        <CodeField
          {...form.register('code', { ...filled, required: t('code.required') })}
          sender={sender}
          isWaiting={!mobile.isReady}
          onSend={() => void send()}
          error={errors.code?.message}
        />
        <NewPassword />
        <FormNotice>{notice}</FormNotice>
        <Button type="submit" variant="primary" size="large" isWide isBusy={isSubmitting || !mobile.isReady}>
          {t('forgot.setAndEnter')}
        </Button>
      </form>
    </FormProvider>
  );
}
