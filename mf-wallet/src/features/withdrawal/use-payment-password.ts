import { ask } from '@tessera/shared/intents';
import { useQueryClient } from '@tessera/shared/query';
import { walletKeys } from '../../api/query-keys.ts';

/** Asks whoever has no payment password to set one, in front of the form, which stays as it was typed. */
export function usePaymentPassword(): () => Promise<boolean> {
  const queries = useQueryClient();
  return async () => {
    const answer = await ask('set-payment-password', {});
    const isSet = answer.status === 'done' && answer.result.isSet;
    if (isSet) await queries.invalidateQueries({ queryKey: walletKeys.withdrawSettings });
    return isSet;
  };
}
