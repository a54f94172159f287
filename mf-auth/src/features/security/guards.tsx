import { useTranslation } from '@tessera/shared/i18n';
import { useSwitch } from '@tessera/shared/switches';
import { toast } from '@tessera/shared/ui/toast';
import { useState } from 'react';
import { type SecurityConfig, useSecurityChanged } from '../../api/security.ts';
import { AppGuard } from './app-guard.tsx';
import { ContactGuards } from './contact-guards.tsx';
import { GuardRow } from './guard-row.tsx';
import styles from './guards.module.css';
import { PasswordGuard } from './password-guard.tsx';
import { PaymentPasswordForm } from './payment-password-form.tsx';

type Guard = 'password' | 'mobile' | 'email' | 'payment' | 'app';

/** Everything that guards the account; one form is open at a time. */
export function Guards({ config }: { config: SecurityConfig }) {
  const { t } = useTranslation('auth');
  const canChangePassword = useSwitch('PASS3');
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
  const row = (guard: Guard) => ({
    title: t(`security.${guard}.title`),
    isOpen: open === guard,
    onToggle: () => toggle(guard),
  });

  return (
    <ul className={styles.guards}>
      {canChangePassword && (
        <PasswordGuard {...row('password')} changedAtMs={config.passwordChangedAtMs} onChanged={close} />
      )}
      <ContactGuards config={config} rowOf={row} onDone={done} />
      <GuardRow
        {...row('payment')}
        icon="lock"
        standing={config.hasPaymentPassword ? 'on' : 'off'}
        action={t(config.hasPaymentPassword ? 'security.change' : 'security.set')}
        state={t(config.hasPaymentPassword ? 'security.payment.there' : 'security.payment.what')}
      >
        <PaymentPasswordForm hasOne={config.hasPaymentPassword} onDone={done} />
      </GuardRow>
      <AppGuard {...row('app')} app={config.authenticator} onEnrolled={() => void changed()} onDone={done} />
    </ul>
  );
}
