import { useForm } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { TextField } from '@tessera/shared/ui/field';
import { passkeyNameLength } from '@tessera/shared/wire/auth';
import { makePasskey } from '../../api/passkeys.ts';
import { deviceName } from '../../model/device-name.ts';
import forms from '../form/form.module.css';
import { useTell } from '../form/use-tell.ts';
import { CurrentPassword } from '../security/current-password.tsx';
import { FormFoot } from '../security/form-foot.tsx';

/** A name for it and the password; the browser then asks the device's owner. */
export function AddPasskeyForm({ onDone }: { onDone: (name: string) => void }) {
  const { t } = useTranslation('auth');
  const form = useForm({ defaultValues: { name: deviceName(navigator.userAgent), password: '' } });
  const { errors, isSubmitting } = form.formState;
  const { notice, tell } = useTell(form, { 'password.old.wrong': 'password' });
  const filled = { required: t('field.empty'), setValueAs: (typed: string) => typed.trim() };
  const submit = form.handleSubmit(async ({ name, password }) => {
    if (tell(await makePasskey(name, password))) onDone(name);
  });
  return (
    <form className={forms.form} noValidate onSubmit={submit} aria-label={t('security.passkeys.new')}>
      <TextField
        {...form.register('name', filled)}
        label={t('security.passkeys.name')}
        hint={t('security.passkeys.nameHint')}
        autoComplete="off"
        maxLength={passkeyNameLength}
        error={errors.name?.message}
      />
      <CurrentPassword {...form.register('password', filled)} error={errors.password?.message} />
      <FormFoot notice={notice} isBusy={isSubmitting} label={t('security.passkeys.submit')} />
    </form>
  );
}
