import type uPlot from 'uplot';
import type { ChartFormats } from './chart-data.ts';
import { niceScale } from './nice-scale.ts';

const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

/** The appearance of a chart, from the current theme. */
export function plotOptions(
  formats: ChartFormats,
  size: { width: number; height: number },
  hasComparison: boolean,
): uPlot.Options {
  const accent = token('color-accent-text');
  const quiet = token('color-text-3');
  const line = token('color-line');
  const font = `13px ${token('font-body')}`;
  const fade = (plot: uPlot) => {
    const gradient = plot.ctx.createLinearGradient(0, plot.bbox.top, 0, plot.bbox.top + plot.bbox.height);
    gradient.addColorStop(0, `${accent}38`);
    gradient.addColorStop(1, `${accent}00`);
    return gradient;
  };
  return {
    ...size,
    padding: [8, 8, 0, 0],
    legend: { show: false },
    cursor: {
      y: false,
      // The cursor snaps to a time with values.
      move: (plot, left, top) =>
        left < 0 ? [left, top] : [plot.valToPos(plot.data[0][plot.posToIdx(left)] ?? 0, 'x'), top],
      points: {
        size: 11,
        width: 2,
        fill: (_, index) => (index === 1 ? accent : quiet),
        stroke: () => token('color-surface-1'),
      },
      drag: { x: false, y: false },
    },
    scales: {
      y: {
        range: (_, lowest, highest) => {
          const scale = niceScale(lowest, highest);
          return [scale.low, scale.high];
        },
      },
    },
    axes: [
      {
        stroke: quiet,
        font,
        size: 34,
        gap: 8,
        space: 110,
        grid: { show: false },
        ticks: { show: false },
        values: (_, splits) => splits.map((at) => formats.formatAt(at * 1000)),
      },
      {
        stroke: quiet,
        font,
        size: 64,
        gap: 10,
        splits: (_, __, low, high) => [...niceScale(low, high).lines],
        grid: { stroke: line, width: 1 },
        ticks: { show: false },
        values: (_, splits) => splits.map((value) => formats.formatAxis(value)),
      },
    ],
    series: [
      {},
      { stroke: accent, width: 2.25, fill: fade, points: { show: false } },
      ...(hasComparison ? [{ stroke: quiet, width: 1.5, dash: [4, 4], points: { show: false } }] : []),
    ],
  };
}
