import { useTranslation } from '@tessera/shared/i18n';
import { toast } from '@tessera/shared/ui/toast';
import { clearedToast, slipStore } from './slip-store.ts';

interface ClearSlip {
  /** Empties the slip, and offers in a toast to put the same bets back. */
  clear(): void;
  /** Puts them back. */
  undo(): void;
}

export function useClearSlip(): ClearSlip {
  const { t } = useTranslation('lottery');
  const undo = () => {
    if (slipStore.restore()) toast.close(clearedToast);
    else toast.show({ id: 'lottery-slip', tone: 'warn', title: t('slip.noRoom') });
  };
  return {
    undo,
    clear() {
      slipStore.clear();
      // The toast that bets were added is no longer true.
      toast.close('lottery-slip');
      toast.show({
        id: clearedToast,
        tone: 'ok',
        title: t('slip.cleared'),
        action: { label: t('slip.undo'), onPress: undo },
      });
    },
  };
}
