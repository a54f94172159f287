import type { DialogProps } from '@tessera/shared/contract';
import { useTranslation } from '@tessera/shared/i18n';
import { ChangePasswordForm } from '../../features/change-password/change-password-form.tsx';
import type { ChangePasswordParams, ChangePasswordResult } from '../../model/dialog-params.ts';
import styles from './change-password.module.css';

/** Asks for a new password, and says why when it was not the member's own idea. */
export default function ChangePasswordDialog({
  params,
  close,
}: DialogProps<ChangePasswordParams, ChangePasswordResult>) {
  const { t } = useTranslation('auth');
  return (
    <>
      {params.reason !== 'chosen' && <p className={styles.reason}>{t(`changePassword.${params.reason}`)}</p>}
      <ChangePasswordForm onChanged={() => close({ isChanged: true })} />
    </>
  );
}
