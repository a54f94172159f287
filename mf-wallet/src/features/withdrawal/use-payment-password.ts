import { useQueryClient } from '@tessera/shared/query';
import { useSwitch } from '@tessera/shared/switches';
import { useWithdrawSettings } from '../../api/withdrawals.ts';
import { port } from '../../port.ts';

/** `unavailable`: nobody is there to set it; `failed`: what sets it couldn't be fetched. */
export type PaymentPasswordAnswer = 'set' | 'dismissed' | 'unavailable' | 'failed';

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
    await queries.invalidateQueries({ queryKey: useWithdrawSettings.key });
    return 'set';
  };
  return { canSet, setPaymentPassword };
}
