/** Formats of amounts, counts, dates and times. Pure: language, currency and time zone are always given. */

export { formatCompact, formatSignedCompact } from './compact.ts';
export { halfWidth } from './half-width.ts';
export {
  formatAmount,
  formatMoney,
  formatPercent,
  formatSignedAmount,
  formatSignedMoney,
  formatSignedPercent,
  minusSign,
} from './money.ts';
export { countsInMyriads, formatKoreanUnits, formatMyriads } from './myriads.ts';
export { formatPlain } from './plain.ts';
export { formatCount, formatDecimals, separatorsOf } from './separators.ts';
export {
  addDays,
  type Day,
  dayMs,
  dayOf,
  dayStart,
  daysRange,
  formatDate,
  formatTimeLeft,
  formatWeekday,
  isDay,
  offsetAt,
  zoneName,
} from './time.ts';
export { wellFormed } from './well-formed.ts';
