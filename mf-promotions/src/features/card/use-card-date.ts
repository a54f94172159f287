import { serverNow } from '@tessera/shared/clock';
import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import type { Promotion } from '../../model/promotion.ts';

/** When it begins, pays or ends: a date, never a countdown. */
export function useCardDate(): (promotion: Promotion) => string {
  const { t } = useTranslation('promotions');
  const { date } = useFormat('promotions');
  return ({ schedule, startsAtMs, endsAtMs }) => {
    if (startsAtMs > serverNow()) return t('card.from', { date: date('day', startsAtMs) });
    if (endsAtMs !== null) return t('card.until', { date: date('day', endsAtMs - 1) });
    if (schedule) return t(schedule === 'daily' ? 'card.paidDaily' : 'card.paidMonday');
    return t('card.always');
  };
}
