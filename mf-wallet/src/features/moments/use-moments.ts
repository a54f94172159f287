import { formatDate } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';

/** Times as the language writes them, in the merchant's time zone; all of them are server times. */
export function useMoments() {
  const { t } = useTranslation('wallet');
  const write = (pattern: string) => (ms: number) => formatDate(t(pattern), ms, merchant().timeZone);
  return {
    clock: write('time.clock'),
    moment: write('time.moment'),
    /** Without the year: past withdrawals, timelines. */
    dayAndClock: write('time.dayAndClock'),
  };
}
