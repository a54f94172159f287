import { useForm } from '@tessera/shared/form';
import { formatDate } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import { TextField } from '@tessera/shared/ui/field';
import { toast } from '@tessera/shared/ui/toast';
import { passkeyNameLength } from '@tessera/shared/wire/auth';
import { useState } from 'react';
import { forgetPasskey, knowsPasskeys, makePasskey, type Passkey } from '../../api/passkeys.ts';
import { useSecurityChanged } from '../../api/security.ts';
import { deviceName, withNumberedNames } from '../../model/device-name.ts';
import forms from '../form/form.module.css';
import { FormFoot, noProof, OwnerProofField, useOwner, useOwnerResult } from '../security/owner-proof.tsx';
import settings from '../security/security-settings.module.css';
import { SettingRow } from '../security/setting-row.tsx';
import styles from './passkeys.module.css';

/** The account's passkeys, each to be removed, and room for another; one form is open at a time. */
export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t } = useTranslation('auth');
  const changed = useSecurityChanged();
  const [open, setOpen] = useState<number | 'new'>();
  const done = (title: string) => {
    toast.show({ tone: 'ok', title });
    setOpen(undefined);
    void changed();
  };
  const row = (id: number | 'new') => ({
    icon: 'passkey' as const,
    isOpen: open === id,
    onToggle: () => setOpen(open === id ? undefined : id),
  });
  const usageOf = ({ host, lastUsedAtMs }: Passkey): string =>
    [
      // A passkey signs in at the host that it was made for and nowhere else.
      host === window.location.hostname ? '' : host,
      lastUsedAtMs === null
        ? t('security.passkeys.unused')
        : t('security.passkeys.used', {
            time: formatDate(t('signedIn.pattern'), lastUsedAtMs, merchant().timeZone),
          }),
    ]
      .filter(Boolean)
      .join(' · ');

  return (
    <ul className={settings.settings}>
      {withNumberedNames(passkeys).map((passkey) => (
        <SettingRow
          key={passkey.id}
          {...row(passkey.id)}
          title={passkey.name}
          state={usageOf(passkey)}
          action={t('security.passkeys.remove')}
        >
          <RemovePasskeyForm
            passkey={passkey}
            onDone={() => done(t('security.passkeys.removed', { name: passkey.name }))}
          />
        </SettingRow>
      ))}
      {knowsPasskeys() ? (
        <SettingRow
          {...row('new')}
          icon="plus"
          title={t('security.passkeys.new')}
          state={t('security.passkeys.what')}
          action={t('security.passkeys.add')}
        >
          <AddPasskeyForm onDone={(name) => done(t('security.passkeys.added', { name }))} />
        </SettingRow>
      ) : (
        <li className={styles.unsupported}>{t('security.passkeys.unsupported')}</li>
      )}
    </ul>
  );
}

/** A name for it and whose account it is; the browser then asks the device's owner. */
export function AddPasskeyForm({ onDone }: { onDone: (name: string) => void }) {
  const { t } = useTranslation('auth');
  const form = useForm({ defaultValues: { ...noProof, name: deviceName(navigator.userAgent) } });
  const { errors, isSubmitting } = form.formState;
  const owner = useOwner();
  const { notice, accept } = useOwnerResult(form, owner, {});
  const filled = { required: t('field.empty'), setValueAs: (typed: string) => typed.trim() };
  const submit = form.handleSubmit(async ({ name, ...proof }) => {
    if (accept(await makePasskey(name, owner.proofOf(proof)))) onDone(name);
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
      <OwnerProofField {...form.register(owner.field, filled)} owner={owner} error={errors[owner.field]?.message} />
      <FormFoot notice={notice} isBusy={isSubmitting} label={t('security.passkeys.submit')} />
    </form>
  );
}

/** Takes a passkey off the account, by its owner. */
export function RemovePasskeyForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const { t } = useTranslation('auth');
  const form = useForm({ defaultValues: noProof });
  const { errors, isSubmitting } = form.formState;
  const owner = useOwner();
  const { notice, accept } = useOwnerResult(form, owner, {});
  const filled = { required: t('field.empty'), setValueAs: (typed: string) => typed.trim() };
  const submit = form.handleSubmit(async (proof) => {
    if (accept(await forgetPasskey(passkey.id, owner.proofOf(proof)))) onDone();
  });
  return (
    <form className={forms.form} noValidate onSubmit={submit} aria-label={passkey.name}>
      <OwnerProofField {...form.register(owner.field, filled)} owner={owner} error={errors[owner.field]?.message} />
      <FormFoot notice={notice} isBusy={isSubmitting} label={t('security.passkeys.confirm')} tone="danger" />
    </form>
  );
}
