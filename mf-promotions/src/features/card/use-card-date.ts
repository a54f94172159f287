import { serverNow } from '@tessera/shared/clock';
import { useTranslation } from '@tessera/shared/i18n';
import type { Promotion } from '../../model/promotion.ts';
import { useMoments } from '../words/use-moments.ts';

/** When it begins, pays or ends: a date, never a countdown. */
export function useCardDate(): (promotion: Promotion) => string {
  const { t } = useTranslation('promotions');
  const { day } = useMoments();
  return ({ schedule, startsAtMs, endsAtMs }) => {
    if (startsAtMs > serverNow()) return t('card.from', { date: day(startsAtMs) });
    if (endsAtMs !== null) return t('card.until', { date: day(endsAtMs - 1) });
    if (schedule) return t(schedule === 'daily' ? 'card.paidDaily' : 'card.paidMonday');
    return t('card.always');
  };
}
