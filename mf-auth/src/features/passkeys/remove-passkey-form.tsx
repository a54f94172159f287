import { useForm } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { forgetPasskey, type Passkey } from '../../api/passkeys.ts';
import forms from '../form/form.module.css';
import { FormFoot } from '../security/form-foot.tsx';
import { OwnerProof } from '../security/owner-proof.tsx';
import { noProof, useOwner, useOwnerTell } from '../security/use-owner.ts';

/** Takes a passkey off the account, by its owner. */
export function RemovePasskeyForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const { t } = useTranslation('auth');
  const form = useForm({ defaultValues: noProof });
  const { errors, isSubmitting } = form.formState;
  const owner = useOwner();
  const { notice, tell } = useOwnerTell(form, owner, {});
  const filled = { required: t('field.empty'), setValueAs: (typed: string) => typed.trim() };
  const submit = form.handleSubmit(async (proof) => {
    if (tell(await forgetPasskey(passkey.id, owner.proofOf(proof)))) onDone();
  });
  return (
    <form className={forms.form} noValidate onSubmit={submit} aria-label={passkey.name}>
      <OwnerProof {...form.register(owner.field, filled)} owner={owner} error={errors[owner.field]?.message} />
      <FormFoot notice={notice} isBusy={isSubmitting} label={t('security.passkeys.confirm')} tone="danger" />
    </form>
  );
}
