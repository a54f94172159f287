import { formatDate } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import { useSwitch } from '@tessera/shared/switches';
import { toast } from '@tessera/shared/ui/toast';
import { useState } from 'react';
import { type SecurityConfig, useSecurityChanged } from '../../api/security.ts';
import { ChangePasswordForm } from '../change-password/change-password-form.tsx';
import { AppGuard } from './app-guard.tsx';
import { BindEmailForm } from './bind-email-form.tsx';
import { BindMobileForm } from './bind-mobile-form.tsx';
import { GuardRow } from './guard-row.tsx';
import styles from './guards.module.css';
import { PaymentPasswordForm } from './payment-password-form.tsx';

type Guard = 'password' | 'mobile' | 'email' | 'payment' | 'app';

const standingOf = ({ masked, isVerified }: { readonly masked: string; readonly isVerified: boolean }) => {
  if (isVerified) return 'on';
  return masked ? 'unproved' : 'off';
};

/** What waits to be confirmed as it stands; nothing where it has been, as the form is for another then. */
const toConfirm = ({ isVerified }: { readonly isVerified: boolean }, text: string): string => (isVerified ? '' : text);

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
  const { mobile, email } = config;
  const mobileText = mobile.masked && `+${mobile.dialingCode} ${mobile.masked}`;
  const row = (guard: Guard) => ({
    title: t(`security.${guard}.title`),
    isOpen: open === guard,
    onToggle: () => toggle(guard),
  });
  const actionFor = (standing: 'on' | 'off' | 'unproved') =>
    t({ on: 'security.change', off: 'security.set', unproved: 'security.confirm' }[standing]);

  return (
    <ul className={styles.guards}>
      {canChangePassword && config.passwordChangedAtMs !== null && (
        <GuardRow
          {...row('password')}
          icon="password"
          standing="on"
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
          standing={standingOf(mobile)}
          action={actionFor(standingOf(mobile))}
          state={mobileText || t('security.none')}
        >
          <BindMobileForm known={toConfirm(mobile, mobileText)} onDone={done} />
        </GuardRow>
      )}
      <GuardRow
        {...row('email')}
        icon="messages"
        standing={standingOf(email)}
        action={actionFor(standingOf(email))}
        state={email.masked || t('security.none')}
      >
        <BindEmailForm known={toConfirm(email, email.masked)} onDone={done} />
      </GuardRow>
      <GuardRow
        {...row('payment')}
        icon="lock"
        standing={config.hasPaymentPassword ? 'on' : 'off'}
        action={actionFor(config.hasPaymentPassword ? 'on' : 'off')}
        state={t(config.hasPaymentPassword ? 'security.payment.there' : 'security.payment.what')}
      >
        <PaymentPasswordForm
          hasOne={config.hasPaymentPassword}
          hasPassword={config.passwordChangedAtMs !== null}
          onDone={done}
        />
      </GuardRow>
      <AppGuard {...row('app')} app={config.authenticator} onEnrolled={() => void changed()} onDone={done} />
    </ul>
  );
}
