import { useForm } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { TextField } from '@tessera/shared/ui/field';
import type { SecondStepWay } from '@tessera/shared/wire/auth';
import { sendSecondStepCode, takeSecondStep } from '../../api/sign-in.ts';
import type { SecondStepParams, SecondStepResult } from '../../model/dialog-params.ts';
import { CodeField } from '../code/code-field.tsx';
import { showNotSent, useCodeSender } from '../code/code-sender.ts';
import forms from '../form/form.module.css';
import { useFirstFocus } from '../form/use-form-state.ts';
import { useMessage } from '../form/use-message.ts';
import styles from './second-step-form.module.css';

interface Props extends SecondStepParams {
  readonly way: SecondStepWay;
  readonly onDone: (result: SecondStepResult) => void;
}

/** One way of showing that the account is theirs: where a code goes, or what is asked for. */
export function SecondStepForm({ step, first, way, onDone }: Props) {
  const { t } = useTranslation('auth');
  const { writeFailure } = useMessage();
  const element = useFirstFocus<HTMLFormElement>();
  const sender = useCodeSender({ purpose: 'second-step', to: [step.challengeId, way] });
  const form = useForm<{ answer: string }>({ defaultValues: { answer: '' } });
  const { errors, isSubmitting } = form.formState;
  const isSent = way === 'sms' || way === 'email';
  const input = {
    ...form.register('answer', { required: t('field.empty'), setValueAs: (typed: string) => typed.trim() }),
    error: errors.answer?.message,
  };

  const send = async () => {
    if (!isSent) return;
    const error = await sender.send(() => sendSecondStepCode(step.challengeId, way));
    if (error?.code === 'login.verification.expired') return onDone({ error });
    if (error) await showNotSent(error);
    else form.setFocus('answer');
  };

  const submit = form.handleSubmit(async ({ answer }) => {
    const taken = await takeSecondStep({ challengeId: step.challengeId, way, answer }, first);
    if (taken.ok) return onDone({ answer: taken.value });
    if (taken.error.code === 'login.verification.expired') return onDone({ error: taken.error });
    form.setError('answer', { type: 'operator', message: writeFailure(taken.error) }, { shouldFocus: true });
  });

  return (
    <form ref={element} className={forms.form} noValidate onSubmit={submit} aria-label={t('secondStep.title')}>
      <p className={styles.what}>{t(`secondStep.${way}`, { mobile: step.mobile, email: step.email })}</p>
      {isSent ? (
        <CodeField {...input} sender={sender} onSend={() => void send()} />
      ) : (
        <TextField
          {...input}
          label={t(way === 'bank' ? 'field.payeeName' : 'secondStep.appCode')}
          autoComplete={way === 'bank' ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={255}
        />
      )}
      <Button type="submit" variant="primary" size="large" isWide isBusy={isSubmitting}>
        {t('secondStep.submit')}
      </Button>
    </form>
  );
}
