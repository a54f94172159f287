const dayMs = 86_400_000;
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;

/**
 * Days in a row on which a member signed in, up to today or else yesterday. `days` are `YYYY-MM-DD`, newest first, in the
 * merchant's calendar.
 */
export function daysInARow(days: readonly string[], today: string): number {
  const [newest] = days;
  if (newest === undefined || dayNumber(today) - dayNumber(newest) > 1) return 0;
  const gap = days.findIndex((day, index) => dayNumber(newest) - dayNumber(day) !== index);
  return gap === -1 ? days.length : gap;
}

/** What the day after so many days in a row brings, in minor units; after the last day it begins again. */
export function amountOfDay(dailyMinor: readonly number[], days: number): number {
  const amount = dailyMinor[days % dailyMinor.length];
  if (amount === undefined) throw new Error('A daily sign-in needs at least one day.');
  return amount;
}
