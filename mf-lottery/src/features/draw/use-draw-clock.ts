import { formatDate, zoneName } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import { useMemo } from 'react';
import type { LotteryGame } from '../../model/lottery-types.ts';

/** Writes a time by the clock of a game's draws, which of a calendar is that of its country: `2026-11-30 18:30:00 GMT+7`. */
export function useDrawClock({ calendar }: Pick<LotteryGame, 'calendar'>): (ms: number) => string {
  const { t } = useTranslation('lottery');
  const timeZone = calendar?.timeZone ?? merchant().timeZone;
  return useMemo(
    () => (ms) => `${formatDate(t('time.second'), ms, timeZone)} ${zoneName(timeZone, ms)}`,
    [timeZone, t],
  );
}
