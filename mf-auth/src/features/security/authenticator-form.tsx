import { useForm } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { TextField } from '@tessera/shared/ui/field';
import { useState } from 'react';
import { confirmApp, enrolApp } from '../../api/security.ts';
import forms from '../form/form.module.css';
import { AppSecret } from './app-secret.tsx';
import { FormFoot } from './form-foot.tsx';
import { OwnerProof } from './owner-proof.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { noProof, useOwner, useOwnerTell } from './use-owner.ts';

type Step =
  | { readonly at: 'owner' }
  | { readonly at: 'code'; readonly secret: string; readonly uri: string }
  | { readonly at: 'recovery'; readonly codes: readonly string[] };

/** Enrols an authenticator app: whose account it is, the secret and a code that shows the app has it, then the recovery codes. */
export function AuthenticatorForm({ onEnrolled, onDone }: { onEnrolled: () => void; onDone: () => void }) {
  const { t } = useTranslation('auth');
  const [step, setStep] = useState<Step>({ at: 'owner' });
  const form = useForm({ defaultValues: { ...noProof, code: '' } });
  const { errors, isSubmitting } = form.formState;
  const owner = useOwner();
  const { notice, tell } = useOwnerTell(form, owner, { 'verification.code.invalid': 'code' });
  const filled = { required: t('field.empty'), setValueAs: (typed: string) => typed.trim() };

  const submit = form.handleSubmit(async ({ code, ...proof }) => {
    if (step.at === 'owner') {
      const begun = await enrolApp(owner.proofOf(proof));
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
      {step.at === 'owner' ? (
        <OwnerProof {...form.register(owner.field, filled)} owner={owner} error={errors[owner.field]?.message} />
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
        label={t(step.at === 'owner' ? 'security.app.begin' : 'security.app.confirm')}
      />
    </form>
  );
}
