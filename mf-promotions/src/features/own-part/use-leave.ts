import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { toast } from '@tessera/shared/ui/toast';
import { useLeavePromotion } from '../../api/promotions.ts';
import type { Promotion } from '../../model/promotion.ts';

/** Leaves a promotion. Where that gives a running bonus up, a toast names the `amount` that was lost. */
export function useLeave({ id, title, own }: Promotion) {
  const { t } = useTranslation('promotions');
  const { full } = useFormat('promotions');
  const { mutateAsync, isPending, error } = useLeavePromotion();
  const isBonus = own?.state === 'process';
  const amount = full(own?.wagering?.bonusBalance ?? 0);
  /** @returns whether it was left; `error` says why not. */
  const leave = async (): Promise<boolean> => {
    try {
      await mutateAsync({ promotionId: id });
    } catch {
      return false;
    }
    if (isBonus) toast.show({ tone: 'ok', title: t('leave.done'), detail: t('leave.doneDetail', { title, amount }) });
    return true;
  };
  return { leave, isBonus, amount, isPending, error };
}
