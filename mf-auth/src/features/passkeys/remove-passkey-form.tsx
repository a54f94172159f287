import { useForm } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { forgetPasskey, type Passkey } from '../../api/passkeys.ts';
import forms from '../form/form.module.css';
import { useTell } from '../form/use-tell.ts';
import { CurrentPassword } from '../security/current-password.tsx';
import { FormFoot } from '../security/form-foot.tsx';

/** Takes a passkey off the account, by the password. */
export function RemovePasskeyForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const { t } = useTranslation('auth');
  const form = useForm({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const { notice, tell } = useTell(form, { 'password.old.wrong': 'password' });
  const submit = form.handleSubmit(async ({ password }) => {
    if (tell(await forgetPasskey(passkey.id, password))) onDone();
  });
  return (
    <form className={forms.form} noValidate onSubmit={submit} aria-label={passkey.name}>
      <CurrentPassword
        {...form.register('password', { required: t('field.empty'), setValueAs: (typed: string) => typed.trim() })}
        error={errors.password?.message}
      />
      <FormFoot notice={notice} isBusy={isSubmitting} label={t('security.passkeys.confirm')} tone="danger" />
    </form>
  );
}
