import { formatDate } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import { useSwitch } from '@tessera/shared/switches';
import { toast } from '@tessera/shared/ui/toast';
import { useState } from 'react';
import { type SecurityConfig, useSecurityChanged } from '../../api/security.ts';
import { ChangePasswordForm } from '../change-password/change-password-form.tsx';
import { AuthenticatorForm } from './authenticator-form.tsx';
import { BindEmailForm } from './bind-email-form.tsx';
import { BindMobileForm } from './bind-mobile-form.tsx';
import { GuardRow } from './guard-row.tsx';
import styles from './guards.module.css';
import { PaymentPasswordForm } from './payment-password-form.tsx';
import { RemoveAppForm } from './remove-app-form.tsx';

type Guard = 'password' | 'mobile' | 'email' | 'payment' | 'app';

/** Everything that guards the account; one form is open at a time. */
export function Guards({ config }: { config: SecurityConfig }) {
  const { t } = useTranslation('auth');
  const canChangePassword = useSwitch('PASS3');
  const canSendCodes = useSwitch('VERIFICATION3');
  const changed = useSecurityChanged();
  const [open, setOpen] = useState<Guard>();
  const toggle = (guard: Guard) => setOpen(open === guard ? undefined : guard);
  const close = () => {
    setOpen(undefined);
    void changed();
  };
  const done = () => {
    toast.show({ tone: 'ok', title: t('security.saved') });
    close();
  };
  const { mobile, email, authenticator } = config;
  const row = (guard: Guard) => ({
    title: t(`security.${guard}.title`),
    isOpen: open === guard,
    onToggle: () => toggle(guard),
  });
  const proved = (masked: string, isVerified: boolean) =>
    masked ? `${masked}${isVerified ? '' : ` · ${t('security.unproved')}`}` : t('security.none');
  const actionFor = (isThere: boolean) => t(isThere ? 'security.change' : 'security.set');
  // While the recovery codes stand there, the form that brought them stays.
  const [isShowingCodes, setShowingCodes] = useState(false);

  return (
    <ul className={styles.guards}>
      {canChangePassword && config.passwordChangedAtMs !== null && (
        <GuardRow
          {...row('password')}
          icon="password"
          isGuarding
          action={t('security.change')}
          state={t('security.changedAt', {
            time: formatDate(t('signedIn.pattern'), config.passwordChangedAtMs, merchant().timeZone),
          })}
        >
          <ChangePasswordForm onChanged={close} />
        </GuardRow>
      )}
      {canSendCodes && (
        <GuardRow
          {...row('mobile')}
          icon="phone"
          isGuarding={mobile.isVerified}
          action={actionFor(mobile.masked !== '')}
          state={proved(mobile.masked && `+${mobile.dialingCode} ${mobile.masked}`, mobile.isVerified)}
        >
          <BindMobileForm onDone={done} />
        </GuardRow>
      )}
      <GuardRow
        {...row('email')}
        icon="messages"
        isGuarding={email.isVerified}
        action={actionFor(email.masked !== '')}
        state={proved(email.masked, email.isVerified)}
      >
        <BindEmailForm onDone={done} />
      </GuardRow>
      <GuardRow
        {...row('payment')}
        icon="lock"
        isGuarding={config.hasPaymentPassword}
        action={actionFor(config.hasPaymentPassword)}
        state={t(config.hasPaymentPassword ? 'security.payment.there' : 'security.payment.what')}
      >
        <PaymentPasswordForm hasOne={config.hasPaymentPassword} onDone={done} />
      </GuardRow>
      <GuardRow
        {...row('app')}
        icon="qr"
        isGuarding={authenticator.isEnrolled}
        action={t(authenticator.isEnrolled ? 'security.app.remove' : 'security.set')}
        state={
          authenticator.isEnrolled
            ? t('security.app.there', { left: authenticator.recoveryCodesLeft })
            : t('security.app.what')
        }
      >
        {authenticator.isEnrolled && !isShowingCodes ? (
          <RemoveAppForm onDone={done} />
        ) : (
          <AuthenticatorForm
            onEnrolled={() => {
              setShowingCodes(true);
              void changed();
            }}
            onDone={() => {
              setShowingCodes(false);
              done();
            }}
          />
        )}
      </GuardRow>
    </ul>
  );
}
