import { isCallMissing } from '@tessera/shared/api';
import { useForm } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { useQueryClient } from '@tessera/shared/query';
import { shownName, useSession } from '@tessera/shared/session';
import { TextField } from '@tessera/shared/ui/field';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { toast } from '@tessera/shared/ui/toast';
import { faultOf, type ProfileField, profileFieldsOnce } from '@tessera/shared/wire/auth';
import { useState } from 'react';
import { keepProfile, type Profile, type ProfileRow as Row, useProfile } from '../../api/profile.ts';
import { faultMessage } from '../../model/messages.ts';
import { traitsOf } from '../../model/register-fields.ts';
import forms from '../form/form.module.css';
import { useMessage, useRefusal } from '../form/use-message.ts';
import { FormFoot } from '../security/owner-proof.tsx';
import settings from '../security/security-settings.module.css';
import { SettingRow } from '../security/setting-row.tsx';
import styles from './profile.module.css';

/** The member's own details; absent where the operator has none. */
export function ProfileRow() {
  const { t } = useTranslation('auth');
  const profile = useProfile();
  const session = useSession();
  const [isOpen, setOpen] = useState(false);
  if (isCallMissing(profile.error)) return null;
  const name = 'member' in session ? shownName(session.member) : '';
  const close = () => {
    setOpen(false);
    toast.show({ tone: 'ok', title: t('profile.saved') });
  };
  return (
    <ul className={settings.settings}>
      <SettingRow
        icon="account"
        title={t('profile.title')}
        state={name || t('profile.what')}
        action={t('security.change')}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
      >
        <ResourceView resource={profile} skeleton={<Skeleton height={160} width="100%" radius="m" />}>
          {(value) => <ProfileForm profile={value} onDone={close} />}
        </ResourceView>
      </SettingRow>
    </ul>
  );
}

type Values = Partial<Record<ProfileField, string>>;
interface RefusedField {
  readonly field: ProfileField;
  readonly reason: 'required' | 'length' | 'pattern' | 'underage';
}

/** One form for all of them; what can be filled in once is locked after that. */
function ProfileForm({ profile: { fields }, onDone }: { profile: Profile; onDone: () => void }) {
  const { t } = useTranslation('auth');
  const { write } = useMessage();
  const queries = useQueryClient();
  const form = useForm<Values>({ defaultValues: Object.fromEntries(fields.map(({ field, value }) => [field, value])) });
  const { errors, isSubmitting } = form.formState;
  const { notice, accept } = useRefusal(form, {});

  const messageOf = (rule: Row, reason: RefusedField['reason']): string =>
    reason === 'underage' ? t('profile.underage') : write(faultMessage(rule, reason));

  const submit = form.handleSubmit(async (values) => {
    const changed = fields.filter(({ field, value, isLocked }) => !isLocked && (values[field] ?? '').trim() !== value);
    if (changed.length === 0) return onDone();
    const saved = await keepProfile(
      Object.fromEntries(changed.map(({ field }) => [field, values[field]?.trim() ?? ''])),
    );
    if (!saved.ok && saved.error.code === 'profile.field.invalid') {
      for (const { field, reason } of (saved.error.flags.fields ?? []) as readonly RefusedField[]) {
        const rule = fields.find((row) => row.field === field);
        if (rule) form.setError(field, { type: 'operator', message: messageOf(rule, reason) }, { shouldFocus: true });
      }
      return;
    }
    // Another browser has filled it in meanwhile: what is stored now is shown.
    if (!saved.ok && saved.error.code === 'profile.field.locked')
      await queries.invalidateQueries({ queryKey: useProfile.key });
    if (!accept(saved)) return;
    await queries.invalidateQueries({ queryKey: useProfile.key });
    onDone();
  });

  return (
    <form className={forms.form} noValidate onSubmit={submit} aria-label={t('profile.title')}>
      <div className={styles.fields}>
        {fields.map((row) => {
          const { field, isLocked } = row;
          const isOnce = profileFieldsOnce.includes(field);
          return (
            <TextField
              key={field}
              {...form.register(field, {
                validate: (typed = '') => {
                  const fault = isLocked ? undefined : faultOf(row, typed.trim());
                  return fault === undefined || messageOf(row, fault);
                },
              })}
              {...traitsOf({ name: field, rule: row })}
              label={t(`field.${field}`)}
              hint={isOnce ? t(isLocked ? 'profile.locked' : 'profile.once') : undefined}
              isReadOnly={isLocked}
              error={errors[field]?.message}
            />
          );
        })}
      </div>
      <FormFoot notice={notice} isBusy={isSubmitting} label={t('profile.submit')} />
    </form>
  );
}
