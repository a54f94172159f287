import { useCallback } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { toast } from '../toast/toast.ts';

/** Copies a text and confirms it by name. The text itself is never shown, because it may be a password. */
export function useCopy(): (name: string, text: string) => Promise<void> {
  const { t } = useTranslation('ui');
  return useCallback(
    async (name, text) => {
      try {
        await navigator.clipboard.writeText(text);
        toast.show({ id: 'copy', tone: 'ok', title: t('copy.done', { name }) });
      } catch {
        // The browser refuses, or has no clipboard on this origin; the text can be copied by hand.
        toast.show({ id: 'copy', tone: 'warn', title: t('copy.refused', { name }) });
      }
    },
    [t],
  );
}
