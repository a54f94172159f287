import { useTranslation } from '@tessera/shared/i18n';
import { maxOrderLines, maxOrderNumbers } from '@tessera/shared/wire/lottery';
import { useText } from '../text/use-text.ts';
import { slipStore } from './slip-store.ts';

/** Why the slip takes no other bet: it has as many bets, or as many numbers, as an order may have. */
export function useFullSlipText(): () => string {
  const { t } = useTranslation('lottery');
  const text = useText();
  return () =>
    slipStore.current().entries.length >= maxOrderLines
      ? t('panel.slipFull', { count: maxOrderLines })
      : t('panel.slipLong', { limit: text.count(maxOrderNumbers) });
}
