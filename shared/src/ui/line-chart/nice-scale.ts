export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly lines: readonly number[];
}

/** A scale from zero in four or five round steps that contains every value; below zero only if values are. */
export function niceScale(lowest: number, highest: number): Scale {
  const span = Math.max(highest, 0) - Math.min(lowest, 0) || 1;
  const rough = span / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough * 0.999) ?? 10) * power;
  const first = Math.floor(Math.min(lowest, 0) / step);
  const last = Math.max(first + 1, Math.ceil(Math.max(highest, 0) / step));
  const lines = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { low: first * step, high: last * step, lines };
}
