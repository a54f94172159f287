import { useTranslation } from '@tessera/shared/i18n';
import { useState } from 'react';
import type { SecurityConfig } from '../../api/security.ts';
import { AuthenticatorForm } from './authenticator-form.tsx';
import { GuardRow, type GuardRowProps } from './guard-row.tsx';
import { RemoveAppForm } from './remove-app-form.tsx';

interface Props extends Pick<GuardRowProps, 'title' | 'isOpen' | 'onToggle'> {
  readonly app: SecurityConfig['authenticator'];
  /** It guards from now on; its recovery codes are still to be read. */
  readonly onEnrolled: () => void;
  readonly onDone: () => void;
}

/** The authenticator app: put on the account, or taken off it. */
export function AppGuard({ app, onEnrolled, onDone, ...row }: Props) {
  const { t } = useTranslation('auth');
  // While the recovery codes stand there, the form that brought them stays.
  const [isShowingCodes, setShowingCodes] = useState(false);
  const enrolled = () => {
    setShowingCodes(true);
    onEnrolled();
  };
  const done = () => {
    setShowingCodes(false);
    onDone();
  };
  return (
    <GuardRow
      {...row}
      icon="qr"
      standing={app.isEnrolled ? 'on' : 'off'}
      action={t(app.isEnrolled ? 'security.app.remove' : 'security.set')}
      state={app.isEnrolled ? t('security.app.there', { left: app.recoveryCodesLeft }) : t('security.app.what')}
    >
      {app.isEnrolled && !isShowingCodes ? (
        <RemoveAppForm onDone={onDone} />
      ) : (
        <AuthenticatorForm onEnrolled={enrolled} onDone={done} />
      )}
    </GuardRow>
  );
}
