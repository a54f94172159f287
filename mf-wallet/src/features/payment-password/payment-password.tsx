import { useTranslation } from '@tessera/shared/i18n';
import { useQueryClient } from '@tessera/shared/query';
import { useSwitch } from '@tessera/shared/switches';
import { Button } from '@tessera/shared/ui/button';
import { WarnIcon } from '@tessera/shared/ui/icons';
import { toast } from '@tessera/shared/ui/toast';
import { port } from '../../port.ts';
import obstacleStyles from './obstacle.module.css';

/** `unavailable`: nobody is there to set it; `failed`: what sets it couldn't be fetched. */
type PaymentPasswordAnswer = 'set' | 'dismissed' | 'unavailable' | 'failed';

/** What is said of an answer that the person did not choose. */
export const paymentPasswordProblems = {
  unavailable: 'withdrawal.passwordUnavailable',
  failed: 'withdrawal.passwordFailed',
} as const;

/** Asks whoever has no payment password to set one, in front of the form, which stays as it was typed. */
export function usePaymentPassword() {
  const queries = useQueryClient();
  const canSet = useSwitch('MF_AUTH');
  const setPaymentPassword = async (): Promise<PaymentPasswordAnswer> => {
    const answer = await port.ask('set-payment-password', {});
    if (answer.status !== 'done') return answer.status;
    if (!answer.result.isSet) return 'dismissed';
    await queries.invalidateQueries({ queryKey: ['wallet'] });
    return 'set';
  };
  return { canSet, setPaymentPassword };
}

/** Without a payment password no money leaves: the way to one, or that there is none now. */
export function PasswordFirst({ text }: { readonly text: string }) {
  const { t } = useTranslation('wallet');
  const { canSet, setPaymentPassword } = usePaymentPassword();
  const press = async () => {
    const answer = await setPaymentPassword();
    if (answer === 'unavailable' || answer === 'failed')
      toast.show({ id: 'wallet.payment-password', tone: 'danger', title: t(paymentPasswordProblems[answer]) });
  };
  return (
    <p className={obstacleStyles.obstacle}>
      <WarnIcon aria-hidden size={17} />
      <span>{canSet ? text : t(paymentPasswordProblems.unavailable)}</span>
      {canSet && (
        <Button size="small" onClick={() => void press()}>
          {t('withdrawal.setPassword')}
        </Button>
      )}
    </p>
  );
}
