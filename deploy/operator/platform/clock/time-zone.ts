import { formatDate } from '@tessera/shared/format';

/** How far a zone's clocks are ahead of UTC at a moment. */
function offsetAt(atMs: number, timeZone: string): number {
  const [date = '', time = ''] = formatDate('yyyy-MM-dd hh:mm:ss', atMs, timeZone).split(' ');
  return Date.parse(`${date}T${time}Z`) - Math.floor(atMs / 1000) * 1000;
}

/** When it is midnight in a zone on the day that begins in UTC at that moment. */
export function midnightIn(timeZone: string, utcMidnightMs: number): number {
  const guess = utcMidnightMs - offsetAt(utcMidnightMs, timeZone);
  // The offset at midnight may differ from the one at the guess: the clocks change on some days.
  return utcMidnightMs - offsetAt(guess, timeZone);
}
