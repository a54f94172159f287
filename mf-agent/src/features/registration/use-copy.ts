import { useTranslation } from '@tessera/shared/i18n';
import { toast } from '@tessera/shared/ui/toast';
import { useCallback } from 'react';

/** Copies and says so; what is copied is not repeated, it may be a password. */
export function useCopy(): (name: string, text: string) => Promise<void> {
  const { t } = useTranslation('agent');
  return useCallback(
    async (name, text) => {
      try {
        await navigator.clipboard.writeText(text);
        toast.show({ id: 'agent-copied', tone: 'ok', title: t('copy.done', { name }) });
      } catch {
        // The browser forbids it; the value stands there to be copied by hand.
        toast.show({ id: 'agent-copied', tone: 'warn', title: t('copy.refused', { name }) });
      }
    },
    [t],
  );
}
