import { isCallMissing } from '@tessera/shared/api';
import { useForm } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { useQueryClient } from '@tessera/shared/query';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { toast } from '@tessera/shared/ui/toast';
import type { ClosingObstacle } from '@tessera/shared/wire/auth';
import { useState } from 'react';
import { closeOwnAccount, useClosing } from '../../api/profile.ts';
import forms from '../form/form.module.css';
import { FormFoot, noProof, OwnerProofField, useOwner, useOwnerResult } from '../security/owner-proof.tsx';
import settings from '../security/security-settings.module.css';
import { SettingRow } from '../security/setting-row.tsx';
import styles from './profile.module.css';

/** Closing the account for good; absent where the operator cannot do it. */
export function ClosingPanel() {
  const { t } = useTranslation('auth');
  const closing = useClosing();
  const [isOpen, setOpen] = useState(false);
  if (isCallMissing(closing.error)) return null;
  return (
    <Panel title={t('closing.panel')}>
      <ul className={settings.settings}>
        <SettingRow
          icon="sign-out"
          title={t('closing.title')}
          state={t('closing.what')}
          action={t('closing.open')}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
        >
          <ResourceView resource={closing} skeleton={<Skeleton height={96} width="100%" radius="m" />}>
            {({ obstacles }) => (obstacles.length > 0 ? <Obstacles obstacles={obstacles} /> : <ClosingForm />)}
          </ResourceView>
        </SettingRow>
      </ul>
    </Panel>
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
