import { formatDate } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';

/** Times as the language writes them, in the merchant's time zone; all of them are server times. */
export function useMoments() {
  const { t } = useTranslation('promotions');
  const write = (pattern: string) => (ms: number) => formatDate(t(pattern), ms, merchant().timeZone);
  return {
    /** As a date people read: 12월 31일. */
    day: write('time.day'),
    dayAndClock: write('time.dayAndClock'),
    fullDay: write('time.fullDay'),
    /** Notices carry the second (spec §3). */
    notice: (ms: number) => formatDate('yyyy-MM-dd hh:mm:ss', ms, merchant().timeZone),
  };
}
