import { FormProvider, useForm } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { toast } from '@tessera/shared/ui/toast';
import { setFirstPassword } from '../../api/passwords.ts';
import { NewPasswordTwice, newPasswordPlaces } from '../change-password/new-password.tsx';
import forms from '../form/form.module.css';
import { FormFoot } from './form-foot.tsx';
import { OwnerProof } from './owner-proof.tsx';
import { noProof, useOwner, useOwnerTell } from './use-owner.ts';

/** The first password of an account that signs in by codes alone, twice, and the code that proves whose it is. */
export function FirstPasswordForm({ onSet }: { onSet: () => void }) {
  const { t } = useTranslation('auth');
  const form = useForm({ mode: 'onTouched', defaultValues: { ...noProof, newPassword: '', confirmNewPassword: '' } });
  const { errors, isSubmitting } = form.formState;
  const owner = useOwner();
  const { notice, tell } = useOwnerTell(form, owner, newPasswordPlaces);
  const filled = { required: t('field.empty'), setValueAs: (typed: string) => typed.trim() };

  const submit = form.handleSubmit(async ({ ownerCode, newPassword, confirmNewPassword }) => {
    if (!tell(await setFirstPassword({ ownerCode, newPassword, confirmNewPassword }))) return;
    toast.show({ tone: 'ok', title: t('security.password.saved'), detail: t('changePassword.doneDetail') });
    onSet();
  });

  return (
    <FormProvider {...form}>
      <form className={forms.form} noValidate onSubmit={submit} aria-label={t('security.password.title')}>
        <NewPasswordTwice />
        <OwnerProof {...form.register(owner.field, filled)} owner={owner} error={errors[owner.field]?.message} />
        <FormFoot notice={notice} isBusy={isSubmitting} label={t('security.password.submit')} />
      </form>
    </FormProvider>
  );
}
