import { useForm } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { TextField } from '@tessera/shared/ui/field';
import { removeApp } from '../../api/security.ts';
import forms from '../form/form.module.css';
import { FormFoot } from './form-foot.tsx';
import { OwnerProof } from './owner-proof.tsx';
import { noProof, useOwner, useOwnerTell } from './use-owner.ts';

/** Takes the app off the account, by its owner and a code of that app. */
export function RemoveAppForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('auth');
  const form = useForm({ defaultValues: { ...noProof, code: '' } });
  const { errors, isSubmitting } = form.formState;
  const owner = useOwner();
  const { notice, tell } = useOwnerTell(form, owner, { 'verification.code.invalid': 'code' });
  const filled = { required: t('field.empty'), setValueAs: (typed: string) => typed.trim() };
  const submit = form.handleSubmit(async ({ code, ...proof }) => {
    if (tell(await removeApp(owner.proofOf(proof), code))) onDone();
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
      <OwnerProof {...form.register(owner.field, filled)} owner={owner} error={errors[owner.field]?.message} />
      <FormFoot notice={notice} isBusy={isSubmitting} label={t('security.app.remove')} tone="danger" />
    </form>
  );
}
