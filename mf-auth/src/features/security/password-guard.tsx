import { formatDate } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import { ChangePasswordForm } from '../change-password/change-password-form.tsx';
import { FirstPasswordForm } from './first-password-form.tsx';
import { GuardRow, type GuardRowProps } from './guard-row.tsx';

interface Props extends Pick<GuardRowProps, 'title' | 'isOpen' | 'onToggle'> {
  /** `null` for an account that signs in by codes alone. */
  readonly changedAtMs: number | null;
  readonly onChanged: () => void;
}

/** The password to sign in by: another one, or the first. */
export function PasswordGuard({ changedAtMs, onChanged, ...row }: Props) {
  const { t } = useTranslation('auth');
  if (changedAtMs === null)
    return (
      <GuardRow {...row} icon="password" standing="off" action={t('security.set')} state={t('security.password.none')}>
        <FirstPasswordForm onSet={onChanged} />
      </GuardRow>
    );
  const time = formatDate(t('signedIn.pattern'), changedAtMs, merchant().timeZone);
  return (
    <GuardRow
      {...row}
      icon="password"
      standing="on"
      action={t('security.change')}
      state={t('security.changedAt', { time })}
    >
      <ChangePasswordForm onChanged={onChanged} />
    </GuardRow>
  );
}
