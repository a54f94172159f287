import { useForm } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { useQueryClient } from '@tessera/shared/query';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { toast } from '@tessera/shared/ui/toast';
import type { ClosingObstacle } from '@tessera/shared/wire/auth';
import { closeOwnAccount, useClosing } from '../../api/profile.ts';
import forms from '../form/form.module.css';
import { FormFoot, noProof, OwnerProofField, useOwner, useOwnerResult } from '../security/owner-proof.tsx';
import styles from './profile.module.css';

/** What stands in the way of closing the account, or the form that closes it. */
export function Closing({ closing }: { readonly closing: ReturnType<typeof useClosing> }) {
  return (
    <ResourceView resource={closing} skeleton={<Skeleton height={96} width="100%" radius="m" />}>
      {({ obstacles }) => (obstacles.length > 0 ? <Obstacles obstacles={obstacles} /> : <ClosingForm />)}
    </ResourceView>
  );
}

/** What has to be settled first, each with what to do. */
function Obstacles({ obstacles }: { obstacles: readonly ClosingObstacle[] }) {
  const { t } = useTranslation('auth');
  return (
    <>
      <p className={styles.text}>{t('closing.notYet')}</p>
      <ul className={styles.obstacles}>
        {obstacles.map((obstacle) => (
          <li key={obstacle}>{t(`closing.obstacle.${obstacle}`)}</li>
        ))}
      </ul>
    </>
  );
}

function ClosingForm() {
  const { t } = useTranslation('auth');
  const queries = useQueryClient();
  const form = useForm({ defaultValues: noProof });
  const { errors, isSubmitting } = form.formState;
  const owner = useOwner();
  const { notice, accept } = useOwnerResult(form, owner, {});
  const submit = form.handleSubmit(async (values) => {
    const closed = await closeOwnAccount(owner.proofOf(values));
    // Something came in between: the row says what.
    if (!closed.ok && closed.error.code === 'account.closing.obstacle')
      await queries.invalidateQueries({ queryKey: useClosing.key });
    if (accept(closed)) toast.show({ tone: 'ok', title: t('closing.closed') });
  });
  return (
    <form className={forms.form} noValidate onSubmit={submit} aria-label={t('closing.title')}>
      <p className={styles.text}>{t('closing.consequence')}</p>
      <OwnerProofField
        {...form.register(owner.field, { required: t('field.empty'), setValueAs: (typed: string) => typed.trim() })}
        owner={owner}
        error={errors[owner.field]?.message}
      />
      <FormFoot notice={notice} isBusy={isSubmitting} label={t('closing.submit')} tone="danger" />
    </form>
  );
}
