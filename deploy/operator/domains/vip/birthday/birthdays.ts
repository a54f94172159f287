import { addDays, type Day } from '@tessera/shared/format';

const isLeapYear = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;

/** The birthdays (`MM-DD`) that are celebrated on a day: that of 29 February a day earlier where the year has none. */
export function birthdaysOn(day: Day): readonly string[] {
  const birthday = day.slice(5);
  return birthday === '02-28' && !isLeapYear(Number(day.slice(0, 4))) ? [birthday, '02-29'] : [birthday];
}

/** The days up to this one, oldest first. */
export const daysUpTo = (day: Day, count: number): readonly Day[] =>
  Array.from({ length: count }, (_, at) => addDays(day, at + 1 - count));
