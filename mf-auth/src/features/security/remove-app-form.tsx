import { useForm } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { TextField } from '@tessera/shared/ui/field';
import { removeApp } from '../../api/security.ts';
import forms from '../form/form.module.css';
import { useTell } from '../form/use-tell.ts';
import { CurrentPassword } from './current-password.tsx';
import { FormFoot } from './form-foot.tsx';

/** Takes the app off the account, by the password and a code of that app. */
export function RemoveAppForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('auth');
  const form = useForm({ defaultValues: { password: '', code: '' } });
  const { errors, isSubmitting } = form.formState;
  const { notice, tell } = useTell(form, {
    'password.old.wrong': 'password',
    'verification.code.invalid': 'code',
  });
  const filled = { required: t('field.empty'), setValueAs: (typed: string) => typed.trim() };
  const submit = form.handleSubmit(async ({ password, code }) => {
    if (tell(await removeApp(password, code))) onDone();
  });
  return (
    <form className={forms.form} noValidate onSubmit={submit} aria-label={t('security.app.title')}>
      <TextField
        {...form.register('code', filled)}
        label={t('secondStep.appCode')}
        hint={t('security.app.orRecovery')}
        autoComplete="one-time-code"
        maxLength={20}
        error={errors.code?.message}
      />
      <CurrentPassword {...form.register('password', filled)} error={errors.password?.message} />
      <FormFoot notice={notice} isBusy={isSubmitting} label={t('security.app.remove')} tone="danger" />
    </form>
  );
}
