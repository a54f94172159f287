import { useTranslation } from '@tessera/shared/i18n';
import { useQueryClient } from '@tessera/shared/query';
import { useSwitch } from '@tessera/shared/switches';
import { Button } from '@tessera/shared/ui/button';
import { toast } from '@tessera/shared/ui/toast';
import { port } from '../../port.ts';
import { Obstacle } from '../money-page/obstacle.tsx';

/** `unavailable`: nobody is there to set it; `failed`: what sets it couldn't be fetched. */
type PaymentPasswordAnswer = 'set' | 'dismissed' | 'unavailable' | 'failed';

/** What is said of an answer that the person did not choose. */
export const paymentPasswordProblems = {
  unavailable: 'withdrawal.passwordUnavailable',
  failed: 'withdrawal.passwordFailed',
} as const;

/** Asks whoever has no payment password to set one, in front of the form, which stays as it was typed. */
export function usePaymentPassword() {
  const { t } = useTranslation('wallet');
  const queries = useQueryClient();
  const canSet = useSwitch('MF_AUTH');
  const setPaymentPassword = async (): Promise<PaymentPasswordAnswer> => {
    const answer = await port.ask('set-payment-password', {});
    if (answer.status !== 'done') return answer.status;
    if (!answer.result.isSet) return 'dismissed';
    await queries.invalidateQueries({ queryKey: ['wallet'] });
    return 'set';
  };
  /** The same for pages without a place for the problem: it is shown in a toast. */
  const setOrToast = async (): Promise<boolean> => {
    const answer = await setPaymentPassword();
    if (answer === 'unavailable' || answer === 'failed')
      toast.show({ id: 'wallet.payment-password', tone: 'danger', title: t(paymentPasswordProblems[answer]) });
    return answer === 'set';
  };
  return { canSet, setPaymentPassword, setOrToast };
}

/** Without a payment password no money leaves: the way to one, or that there is none now. */
export function PasswordFirst({ text }: { readonly text: string }) {
  const { t } = useTranslation('wallet');
  const { canSet, setOrToast } = usePaymentPassword();
  return (
    <Obstacle
      action={
        canSet && (
          <Button size="small" onClick={() => void setOrToast()}>
            {t('withdrawal.setPassword')}
          </Button>
        )
      }
    >
      {canSet ? text : t(paymentPasswordProblems.unavailable)}
    </Obstacle>
  );
}
