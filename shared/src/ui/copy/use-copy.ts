import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../toast/toast.ts';

/** Copies a text and says so by its name alone: what was copied is never repeated, it may be a password. */
export function useCopy(): (name: string, text: string) => Promise<void> {
  const { t } = useTranslation('ui');
  return useCallback(
    async (name, text) => {
      try {
        await navigator.clipboard.writeText(text);
        toast.show({ id: 'copy', tone: 'ok', title: t('copy.done', { name }) });
      } catch {
        // The browser forbids it, or has none on this address; the text stands there to be copied by hand.
        toast.show({ id: 'copy', tone: 'warn', title: t('copy.refused', { name }) });
      }
    },
    [t],
  );
}
