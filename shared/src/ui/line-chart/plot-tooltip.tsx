import type { CSSProperties } from 'react';
import { type ChartData, type ChartFormats, formatKnownValue } from './chart-data.ts';
import styles from './line-chart.module.css';
import type { Pointed } from './use-plot.ts';

interface PlotTooltipProps {
  readonly data: ChartData;
  readonly pointed: Pointed | undefined;
  readonly formats: ChartFormats;
}

/** The tooltip of the cursor's point. Hidden from screen readers: the chart itself announces the point. */
export function PlotTooltip({ data: { at, series, comparison }, pointed, formats }: PlotTooltipProps) {
  return (
    <div
      aria-hidden="true"
      className={pointed ? styles.tooltip : styles.noTooltip}
      data-side={pointed?.isRightHalf ? 'left' : 'right'}
      style={{ '--at': `${pointed?.left ?? 0}px` } as CSSProperties}
    >
      {pointed && (
        <>
          <p>{formats.formatAt(at[pointed.index] ?? 0)}</p>
          <p className={styles.pointedValue}>
            {series.label} {formatKnownValue(series.values[pointed.index], formats)}
          </p>
          {comparison && (
            <p>
              {comparison.label} {formatKnownValue(comparison.values[pointed.index], formats)}
            </p>
          )}
        </>
      )}
    </div>
  );
}
