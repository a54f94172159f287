import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { WarnIcon } from '@tessera/shared/ui/icons';
import { toast } from '@tessera/shared/ui/toast';
import styles from './available-head.module.css';
import { paymentPasswordProblems, usePaymentPassword } from './use-payment-password.ts';

/** Without a payment password no money leaves: the way to one, or that there is none now. */
export function PasswordFirst() {
  const { t } = useTranslation('wallet');
  const { canSet, setPaymentPassword } = usePaymentPassword();
  const press = async () => {
    const answer = await setPaymentPassword();
    if (answer === 'unavailable' || answer === 'failed')
      toast.show({ id: 'wallet.payment-password', tone: 'danger', title: t(paymentPasswordProblems[answer]) });
  };
  return (
    <p className={styles.obstacle}>
      <WarnIcon aria-hidden size={17} />
      <span>{t(canSet ? 'withdrawal.passwordFirst' : paymentPasswordProblems.unavailable)}</span>
      {canSet && (
        <Button size="small" onClick={() => void press()}>
          {t('withdrawal.setPassword')}
        </Button>
      )}
    </p>
  );
}
