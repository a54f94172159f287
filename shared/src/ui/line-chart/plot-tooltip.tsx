import type { CSSProperties } from 'react';
import { type ChartData, type ChartWords, tellValue } from './chart-data.ts';
import styles from './line-chart.module.css';
import type { Pointed } from './use-plot.ts';

interface PlotTooltipProps {
  readonly data: ChartData;
  readonly pointed: Pointed | undefined;
  readonly words: ChartWords;
}

/** The tooltip of the cursor's point. Hidden from screen readers: the chart itself announces the point. */
export function PlotTooltip({ data: { at, series, comparison }, pointed, words }: PlotTooltipProps) {
  return (
    <div
      aria-hidden="true"
      className={pointed ? styles.tooltip : styles.noTooltip}
      data-side={pointed?.isRightHalf ? 'left' : 'right'}
      style={{ '--at': `${pointed?.left ?? 0}px` } as CSSProperties}
    >
      {pointed && (
        <>
          <p>{words.formatAt(at[pointed.index] ?? 0)}</p>
          <p className={styles.pointedValue}>
            {series.label} {tellValue(series.values[pointed.index], words)}
          </p>
          {comparison && (
            <p>
              {comparison.label} {tellValue(comparison.values[pointed.index], words)}
            </p>
          )}
        </>
      )}
    </div>
  );
}
