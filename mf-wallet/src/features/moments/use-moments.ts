import { serverNow } from '@tessera/shared/clock';
import { dayOf, formatDate } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';

/** Times as the language writes them, in the merchant's time zone; all of them are server times. */
export function useMoments() {
  const { t } = useTranslation('wallet');
  const write = (pattern: string) => (ms: number) => formatDate(t(pattern), ms, merchant().timeZone);
  const clock = write('time.clock');
  const dayAndClock = write('time.dayAndClock');
  const today = dayOf(serverNow(), merchant().timeZone);
  return {
    clock,
    moment: write('time.moment'),
    /** Without the year: lists of requests. */
    dayAndClock,
    /** The time alone for what is of today. */
    recent: (ms: number) => (dayOf(ms, merchant().timeZone) === today ? clock(ms) : dayAndClock(ms)),
  };
}
