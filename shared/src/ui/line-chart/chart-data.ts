export interface ChartSeries {
  readonly label: string;
  /** One value per moment of `at`; `null` where nothing is known, which leaves a gap and is never 0. */
  readonly values: readonly (number | null)[];
}

export interface ChartData {
  /** Moments in milliseconds, rising. */
  readonly at: readonly number[];
  readonly series: ChartSeries;
  /** The period before, dashed. */
  readonly comparison?: ChartSeries;
}

export interface ChartWords {
  readonly formatAt: (ms: number) => string;
  /** On the axis, short: 400만. */
  readonly formatAxis: (value: number) => string;
  /** In the tooltip and the table: 395만 P. */
  readonly formatValue: (value: number) => string;
}

/** A value in words; one that isn't known is a dash. */
export const tellValue = (
  value: number | null | undefined,
  { formatValue }: Pick<ChartWords, 'formatValue'>,
): string => (value == null ? '–' : formatValue(value));
