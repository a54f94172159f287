import { useForm } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { toast } from '@tessera/shared/ui/toast';
import { saveOwnData } from '../../api/profile.ts';
import forms from '../form/form.module.css';
import { FormFoot, noProof, OwnerProofField, useOwner, useOwnerResult } from '../security/owner-proof.tsx';
import styles from './profile.module.css';

/** Saves everything that the site keeps about the member as a file, behind the password or a code. */
export function OwnDataForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('auth');
  const form = useForm({ defaultValues: noProof });
  const { errors, isSubmitting } = form.formState;
  const owner = useOwner();
  const { notice, accept } = useOwnerResult(form, owner, {});
  const submit = form.handleSubmit(async (values) => {
    if (!accept(await saveOwnData(owner.proofOf(values)))) return;
    toast.show({ tone: 'ok', title: t('ownData.done') });
    onDone();
  });
  return (
    <form className={forms.form} noValidate onSubmit={submit} aria-label={t('ownData.title')}>
      <p className={styles.text}>{t('ownData.consequence')}</p>
      <OwnerProofField
        {...form.register(owner.field, { required: t('field.empty'), setValueAs: (typed: string) => typed.trim() })}
        owner={owner}
        error={errors[owner.field]?.message}
      />
      <FormFoot notice={notice} isBusy={isSubmitting} label={t('ownData.submit')} />
    </form>
  );
}
