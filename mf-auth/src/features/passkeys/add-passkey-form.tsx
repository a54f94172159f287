import { useForm } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { TextField } from '@tessera/shared/ui/field';
import { passkeyNameLength } from '@tessera/shared/wire/auth';
import { makePasskey } from '../../api/passkeys.ts';
import { deviceName } from '../../model/device-name.ts';
import forms from '../form/form.module.css';
import { FormFoot } from '../security/form-foot.tsx';
import { OwnerProof } from '../security/owner-proof.tsx';
import { noProof, useOwner, useOwnerTell } from '../security/use-owner.ts';

/** A name for it and whose account it is; the browser then asks the device's owner. */
export function AddPasskeyForm({ onDone }: { onDone: (name: string) => void }) {
  const { t } = useTranslation('auth');
  const form = useForm({ defaultValues: { ...noProof, name: deviceName(navigator.userAgent) } });
  const { errors, isSubmitting } = form.formState;
  const owner = useOwner();
  const { notice, tell } = useOwnerTell(form, owner, {});
  const filled = { required: t('field.empty'), setValueAs: (typed: string) => typed.trim() };
  const submit = form.handleSubmit(async ({ name, ...proof }) => {
    if (tell(await makePasskey(name, owner.proofOf(proof)))) onDone(name);
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
      <OwnerProof {...form.register(owner.field, filled)} owner={owner} error={errors[owner.field]?.message} />
      <FormFoot notice={notice} isBusy={isSubmitting} label={t('security.passkeys.submit')} />
    </form>
  );
}
