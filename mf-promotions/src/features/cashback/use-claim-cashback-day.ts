import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText, useFormat } from '@tessera/shared/text';
import { toast } from '@tessera/shared/ui/toast';
import { type CashbackDay, useClaimCashback } from '../../api/cashback.ts';

/** Claims the cashback of a day; says what was credited, or why it was not. */
export function useClaimCashbackDay() {
  const { t } = useTranslation('promotions');
  const { full } = useFormat('promotions');
  const reason = useErrorText('promotions');
  const { mutateAsync, isPending, error, variables } = useClaimCashback();
  /** Rejects with the refusal. */
  const claimOrThrow = async ({ id }: CashbackDay): Promise<void> => {
    const { amount } = await mutateAsync({ id });
    toast.show({ id: `cashback-${id}`, tone: 'ok', title: t('cashback.credited', { amount: full(amount) }) });
  };
  return {
    claimOrThrow,
    /** Claims; a refusal is shown by `problemOf`. */
    claim: (day: CashbackDay): Promise<void> => claimOrThrow(day).catch(() => undefined),
    isClaiming: ({ id }: CashbackDay) => isPending && variables.id === id,
    problemOf: ({ id }: CashbackDay) => (error && variables?.id === id ? reason(error) : undefined),
  };
}
