export interface ChartSeries {
  readonly label: string;
  /** One value for each time of `at`; `null` if unknown, which leaves a gap and is never 0. */
  readonly values: readonly (number | null)[];
}

export interface ChartData {
  /** Times in milliseconds, ascending. */
  readonly at: readonly number[];
  readonly series: ChartSeries;
  /** The previous period, dashed. */
  readonly comparison?: ChartSeries;
}

export interface ChartFormats {
  readonly formatAt: (ms: number) => string;
  /** On the axis, short: 400만. */
  readonly formatAxis: (value: number) => string;
  /** In the tooltip and the table: 395만 P. */
  readonly formatValue: (value: number) => string;
}

/** A value as text; an unknown one is a dash. */
export const formatKnownValue = (
  value: number | null | undefined,
  { formatValue }: Pick<ChartFormats, 'formatValue'>,
): string => (value == null ? '–' : formatValue(value));
