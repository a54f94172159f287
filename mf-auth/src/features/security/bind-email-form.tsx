import { useForm } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { TextField } from '@tessera/shared/ui/field';
import { keepEmail, sendCodeToEmail } from '../../api/security.ts';
import { isEmail } from '../../model/email.ts';
import { CodeField } from '../code/code-field.tsx';
import { tellNotSent } from '../code/tell-not-sent.ts';
import { useCodeSender } from '../code/use-code-sender.ts';
import forms from '../form/form.module.css';
import { useTell } from '../form/use-tell.ts';
import { CurrentPassword } from './current-password.tsx';
import { FormFoot } from './form-foot.tsx';

interface Values {
  readonly email: string;
  readonly code: string;
  readonly password: string;
}

/** An address becomes the account's by a code that was mailed to it. */
export function BindEmailForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('auth');
  const sender = useCodeSender();
  const form = useForm<Values>({ defaultValues: { email: '', code: '', password: '' } });
  const { errors, isSubmitting } = form.formState;
  const { notice, tell } = useTell(form, {
    'verification.code.invalid': 'code',
    'verification.code.expired': 'code',
    'password.old.wrong': 'password',
  });
  const filled = { required: t('field.empty'), setValueAs: (typed: string) => typed.trim() };

  const send = async () => {
    if (!(await form.trigger('email', { shouldFocus: true }))) return;
    const error = await sender.send(() => sendCodeToEmail(form.getValues('email').trim()));
    if (error) await tellNotSent(error);
    else form.setFocus('code');
  };

  const submit = form.handleSubmit(async ({ email, code, password }) => {
    if (tell(await keepEmail(email, { verificationCode: code, password }))) onDone();
  });

  return (
    <form className={forms.form} noValidate onSubmit={submit} aria-label={t('security.email.title')}>
      <TextField
        {...form.register('email', {
          ...filled,
          validate: (typed) => isEmail(typed.trim()) || t('forgot.emailInvalid'),
        })}
        label={t('field.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        error={errors.email?.message}
      />
      <CodeField
        {...form.register('code', { ...filled, required: t('code.required') })}
        sender={sender}
        onSend={() => void send()}
        error={errors.code?.message}
      />
      <CurrentPassword {...form.register('password', filled)} error={errors.password?.message} />
      <FormFoot notice={notice} isBusy={isSubmitting} label={t('security.email.submit')} />
    </form>
  );
}
