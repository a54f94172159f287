import { zoneName } from '@tessera/shared/format';
import type { LotteryGame } from '../../model/lottery-types.ts';

/** When a draw by a calendar begins, by the clock of the draw: `16:15 GMT+7`. `atMs`: a moment of its day. */
export const startsAtText = (
  { startsAt, timeZone }: Pick<NonNullable<LotteryGame['calendar']>, 'startsAt' | 'timeZone'>,
  atMs: number,
): string => `${startsAt} ${zoneName(timeZone, atMs)}`;
