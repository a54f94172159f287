import { useTranslation } from '@tessera/shared/i18n';
import { toast } from '@tessera/shared/ui/toast';
import { clearedToast, slipStore } from './slip-store.ts';

/** Empties the slip, and offers for a while to put the same bets back. */
export function useClearSlip(): () => void {
  const { t } = useTranslation('lottery');
  const undo = () => {
    if (!slipStore.restore()) toast.show({ id: 'lottery-slip', tone: 'warn', title: t('slip.noRoom') });
  };
  return () => {
    slipStore.clear();
    // What was added a moment ago is not on the slip any more.
    toast.close('lottery-slip');
    toast.show({
      id: clearedToast,
      tone: 'ok',
      title: t('slip.cleared'),
      action: { label: t('slip.undo'), onPress: undo },
    });
  };
}
