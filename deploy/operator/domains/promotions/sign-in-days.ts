/** What the day after so many days in a row brings, in minor units; after the last day it begins again. */
export function amountOfDay(dailyMinor: readonly number[], days: number): number {
  const amount = dailyMinor[days % dailyMinor.length];
  if (amount === undefined) throw new Error('A daily sign-in needs at least one day.');
  return amount;
}
