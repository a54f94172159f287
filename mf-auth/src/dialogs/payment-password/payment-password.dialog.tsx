import type { DialogProps } from '@tessera/shared/contract';
import { useTranslation } from '@tessera/shared/i18n';
import type { IntentResult } from '@tessera/shared/intents';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { useEffect } from 'react';
import { useSecurityChanged, useSecurityConfig } from '../../api/security.ts';
import { PaymentPasswordForm } from '../../features/security/payment-password-form.tsx';
import styles from './payment-password.module.css';

/** Sets the password that withdrawals and spending points ask for; whoever has set it meanwhile, in another tab, is let on at once. */
export default function PaymentPasswordDialog({ close }: DialogProps<unknown, IntentResult<'set-payment-password'>>) {
  const { t } = useTranslation('auth');
  const config = useSecurityConfig();
  const changed = useSecurityChanged();
  const isThere = config.data?.hasPaymentPassword === true;
  useEffect(() => {
    if (isThere) close({ isSet: true });
  }, [isThere, close]);
  const done = () => {
    close({ isSet: true });
    void changed();
  };
  return (
    <>
      <p className={styles.why}>{t('security.payment.why')}</p>
      <ResourceView resource={config} skeleton={<Skeleton height={280} width="100%" radius="m" />}>
        {() => <PaymentPasswordForm hasOne={false} onDone={done} />}
      </ResourceView>
    </>
  );
}
