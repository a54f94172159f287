import { useForm } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { TextField } from '@tessera/shared/ui/field';
import { useState } from 'react';
import { confirmApp, enrolApp } from '../../api/security.ts';
import forms from '../form/form.module.css';
import { useTell } from '../form/use-tell.ts';
import { AppSecret } from './app-secret.tsx';
import { CurrentPassword } from './current-password.tsx';
import { FormFoot } from './form-foot.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Step =
  | { readonly at: 'password' }
  | { readonly at: 'code'; readonly secret: string; readonly uri: string }
  | { readonly at: 'recovery'; readonly codes: readonly string[] };

/** Enrols an authenticator app: the password, the secret and a code that shows the app has it, then the recovery codes. */
export function AuthenticatorForm({ onEnrolled, onDone }: { onEnrolled: () => void; onDone: () => void }) {
  const { t } = useTranslation('auth');
  const [step, setStep] = useState<Step>({ at: 'password' });
  const form = useForm({ defaultValues: { password: '', code: '' } });
  const { errors, isSubmitting } = form.formState;
  const { notice, tell } = useTell(form, {
    'password.old.wrong': 'password',
    'verification.code.invalid': 'code',
  });
  const filled = { required: t('field.empty'), setValueAs: (typed: string) => typed.trim() };

  const submit = form.handleSubmit(async ({ password, code }) => {
    if (step.at === 'password') {
      const begun = await enrolApp(password);
      if (tell(begun)) setStep({ at: 'code', ...begun.value });
      return;
    }
    const confirmed = await confirmApp(code);
    if (!tell(confirmed)) return;
    setStep({ at: 'recovery', codes: confirmed.value.recoveryCodes });
    onEnrolled();
  });

  if (step.at === 'recovery') return <RecoveryCodes codes={step.codes} onDone={onDone} />;
  return (
    <form className={forms.form} noValidate onSubmit={submit} aria-label={t('security.app.title')}>
      {step.at === 'password' ? (
        <CurrentPassword {...form.register('password', filled)} error={errors.password?.message} />
      ) : (
        <>
          <AppSecret secret={step.secret} uri={step.uri} />
          <TextField
            {...form.register('code', filled)}
            label={t('secondStep.appCode')}
            placeholder={t('code.digits')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            error={errors.code?.message}
          />
        </>
      )}
      <FormFoot
        notice={notice}
        isBusy={isSubmitting}
        label={t(step.at === 'password' ? 'security.app.begin' : 'security.app.confirm')}
      />
    </form>
  );
}
