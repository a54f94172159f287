import { useTranslation } from '@tessera/shared/i18n';
import { useSwitch } from '@tessera/shared/switches';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { toast } from '@tessera/shared/ui/toast';
import { useState } from 'react';
import { type SecurityConfig, useSecurityChanged } from '../../api/security.ts';
import { AuthenticatorSetting } from './authenticator.tsx';
import { ContactSettings } from './contacts.tsx';
import { PasswordSetting } from './password.tsx';
import { PaymentPasswordForm } from './payment-password-form.tsx';
import styles from './security-settings.module.css';
import { SettingRow } from './setting-row.tsx';

type Setting = 'password' | 'mobile' | 'email' | 'payment' | 'app';

/** The security settings of the account that the operator answered, and the password; one form is open at a time. */
export function SecuritySettings({ config }: { config: SecurityConfig }) {
  const { t } = useTranslation('auth');
  const canChangePassword = useSwitch('PASS3');
  const changed = useSecurityChanged();
  const [open, setOpen] = useState<Setting>();
  const toggle = (setting: Setting) => setOpen(open === setting ? undefined : setting);
  const close = () => {
    setOpen(undefined);
    void changed();
  };
  const done = () => {
    toast.show({ tone: 'ok', title: t('security.saved') });
    close();
  };
  const row = (setting: Setting) => ({
    title: t(`security.${setting}.title`),
    isOpen: open === setting,
    onToggle: () => toggle(setting),
  });

  return (
    <ul className={styles.settings}>
      {canChangePassword && (
        <PasswordSetting {...row('password')} changedAtMs={config.passwordChangedAtMs} onChanged={close} />
      )}
      <ContactSettings config={config} rowOf={row} onDone={done} />
      {config.hasPaymentPassword !== undefined && (
        <SettingRow
          {...row('payment')}
          icon="lock"
          standing={config.hasPaymentPassword ? 'present' : 'unset'}
          action={t(config.hasPaymentPassword ? 'security.change' : 'security.set')}
          state={t(config.hasPaymentPassword ? 'security.payment.there' : 'security.payment.what')}
        >
          <PaymentPasswordForm hasOne={config.hasPaymentPassword} onDone={done} />
        </SettingRow>
      )}
      {config.authenticator && (
        <AuthenticatorSetting
          {...row('app')}
          app={config.authenticator}
          onEnrolled={() => void changed()}
          onDone={done}
        />
      )}
    </ul>
  );
}

/** Five rows to come. */
export function SettingsSkeleton() {
  return (
    <div className={styles.waiting}>
      {['password', 'mobile', 'email', 'payment', 'app'].map((setting) => (
        <Skeleton key={setting} height={48} width="100%" radius="m" />
      ))}
    </div>
  );
}
