import type { TrendPoint } from './team.ts';

export const trendMetrics = ['bet', 'net', 'deposit'] as const;
export type TrendMetric = (typeof trendMetrics)[number];
export type TrendFigure = Exclude<keyof TrendPoint, 'atMs'>;

interface Trend {
  readonly places: readonly number[];
  readonly points: readonly TrendPoint[];
  readonly previous: readonly TrendPoint[];
}

export interface TrendLines {
  readonly at: readonly number[];
  readonly current: readonly (number | null)[];
  readonly previous: readonly (number | null)[];
}

/** Two lines over the same places; what has not happened yet is a gap, never nought. */
export function trendLines({ places, points, previous }: Trend, figure: TrendFigure): TrendLines {
  const valuesOf = (of: readonly TrendPoint[]) => places.map((_, index) => of[index]?.[figure] ?? null);
  return { at: places, current: valuesOf(points), previous: valuesOf(previous) };
}

/** The shape for a spark line. The hour or day that is still running is left out, or every line would fall at its end. */
export function sparkOf({ places, points }: Pick<Trend, 'places' | 'points'>, figure: TrendFigure, asOfMs: number) {
  const last = points[points.length - 1];
  const nextPlace = places[points.length] ?? Number.POSITIVE_INFINITY;
  const isRunning = last !== undefined && last.atMs <= asOfMs && nextPlace > asOfMs;
  const whole = isRunning && points.length > 2 ? points.slice(0, -1) : points;
  return whole.map((point) => point[figure]);
}
