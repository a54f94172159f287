import { FormProvider, useForm } from '@tessera/shared/form';
import { formatDate } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import { toast } from '@tessera/shared/ui/toast';
import { setFirstPassword } from '../../api/passwords.ts';
import { ChangePasswordForm } from '../change-password/change-password-form.tsx';
import { NewPasswordTwice, newPasswordPlaces } from '../change-password/new-password.tsx';
import forms from '../form/form.module.css';
import { FormFoot, noProof, OwnerProofField, useOwner, useOwnerResult } from './owner-proof.tsx';
import { SettingRow, type SettingRowProps } from './setting-row.tsx';

interface Props extends Pick<SettingRowProps, 'title' | 'isOpen' | 'onToggle'> {
  /** `null` for an account that signs in by codes alone; `undefined` where the operator does not say. */
  readonly changedAtMs: number | null | undefined;
  readonly onChanged: () => void;
}

/** The password to sign in by: another one, or the first. */
export function PasswordSetting({ changedAtMs, onChanged, ...row }: Props) {
  const { t } = useTranslation('auth');
  if (changedAtMs === null)
    return (
      <SettingRow
        {...row}
        icon="password"
        standing="off"
        action={t('security.set')}
        state={t('security.password.none')}
      >
        <FirstPasswordForm onSet={onChanged} />
      </SettingRow>
    );
  const time =
    changedAtMs === undefined ? undefined : formatDate(t('signedIn.pattern'), changedAtMs, merchant().timeZone);
  return (
    <SettingRow
      {...row}
      icon="password"
      standing="present"
      action={t('security.change')}
      state={time ? t('security.changedAt', { time }) : ''}
    >
      <ChangePasswordForm onChanged={onChanged} />
    </SettingRow>
  );
}

/** The first password of an account that signs in by codes alone, twice, and the code that proves whose it is. */
export function FirstPasswordForm({ onSet }: { onSet: () => void }) {
  const { t } = useTranslation('auth');
  const form = useForm({ mode: 'onTouched', defaultValues: { ...noProof, newPassword: '', confirmNewPassword: '' } });
  const { errors, isSubmitting } = form.formState;
  const owner = useOwner();
  const { notice, accept } = useOwnerResult(form, owner, newPasswordPlaces);
  const filled = { required: t('field.empty'), setValueAs: (typed: string) => typed.trim() };

  const submit = form.handleSubmit(async ({ ownerCode, newPassword, confirmNewPassword }) => {
    if (!accept(await setFirstPassword({ ownerCode, newPassword, confirmNewPassword }))) return;
    toast.show({ tone: 'ok', title: t('security.password.saved'), detail: t('changePassword.doneDetail') });
    onSet();
  });

  return (
    <FormProvider {...form}>
      <form className={forms.form} noValidate onSubmit={submit} aria-label={t('security.password.title')}>
        <NewPasswordTwice />
        <OwnerProofField {...form.register(owner.field, filled)} owner={owner} error={errors[owner.field]?.message} />
        <FormFoot notice={notice} isBusy={isSubmitting} label={t('security.password.submit')} />
      </form>
    </FormProvider>
  );
}
