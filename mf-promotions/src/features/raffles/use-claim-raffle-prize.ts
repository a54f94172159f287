import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText, useFormat } from '@tessera/shared/text';
import { toast } from '@tessera/shared/ui/toast';
import { type Raffle, useClaimRaffle } from '../../api/raffles.ts';

/** Claims what was won in a raffle; says what was credited, or why it was not. */
export function useClaimRafflePrize() {
  const { t } = useTranslation('promotions');
  const { full } = useFormat('promotions');
  const reason = useErrorText('promotions');
  const { mutateAsync, isPending, error } = useClaimRaffle();
  /** Rejects with the refusal. */
  const claimOrThrow = async ({ id }: Pick<Raffle, 'id'>): Promise<void> => {
    const { amount } = await mutateAsync({ id });
    toast.show({ id: `raffle-${id}`, tone: 'ok', title: t('raffles.credited', { amount: full(amount) }) });
  };
  return { claimOrThrow, isPending, problem: error ? reason(error) : undefined };
}
