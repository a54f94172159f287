import './uplot.css';
import type { KeyboardEvent } from 'react';
import { type ChartData, type ChartFormats, formatKnownValue } from './chart-data.ts';
import styles from './line-chart.module.css';
import { PlotTooltip } from './plot-tooltip.tsx';
import { usePlot } from './use-plot.ts';

interface PlotProps extends ChartFormats {
  readonly title: string;
  readonly data: ChartData;
  readonly height: number;
  readonly onTable: () => void;
}

/** The canvas of a `LineChart`: one cursor, moved by pointer or arrow keys, with a tooltip. */
export function Plot({ title, data, height, onTable, ...formats }: PlotProps) {
  const { host, pointed, step } = usePlot(data, height, formats);
  const { at, series } = data;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 't') return onTable();
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    step(by);
  };

  return (
    // As a slider, its keys and its point are announced; T shows the table.
    <div
      role="slider"
      aria-label={title}
      aria-valuemin={0}
      aria-valuemax={at.length - 1}
      aria-valuenow={pointed?.index ?? 0}
      aria-valuetext={
        pointed &&
        `${formats.formatAt(at[pointed.index] ?? 0)} ${formatKnownValue(series.values[pointed.index], formats)}`
      }
      aria-keyshortcuts="t"
      tabIndex={0}
      className={styles.plot}
      onKeyDown={onKeyDown}
    >
      <div ref={host} style={{ height }} />
      <PlotTooltip data={data} pointed={pointed} formats={formats} />
    </div>
  );
}
