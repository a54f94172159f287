import { formatDecimals } from '@tessera/shared/format';

/** Hundredths of a point as a number with two decimals. */
export const writtenPoints = (points: number, language: string): string =>
  formatDecimals(points / 100, language, [2, 2]);

/** Hundredths of typed points; null for what are none. */
export const pointsOf = (typed: string): number | null =>
  /^\d{1,10}(\.\d{1,2})?$/.test(typed.trim()) ? Math.round(Number(typed) * 100) : null;
