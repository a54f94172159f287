import './uplot.css';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import UPlot from 'uplot';
import type { ChartData, ChartWords } from './chart-data.ts';
import styles from './line-chart.module.css';
import { plotOptions } from './plot-options.ts';

interface PlotProps extends ChartWords {
  readonly title: string;
  readonly data: ChartData;
  readonly height: number;
  readonly onTable: () => void;
}

interface Pointed {
  readonly index: number;
  readonly left: number;
  readonly isRightHalf: boolean;
}

/** Redraws when the theme changes, because a canvas does not follow custom properties. */
function useThemeVersion(): number {
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const observer = new MutationObserver(() => setVersion((count) => count + 1));
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'data-brand'] });
    return () => observer.disconnect();
  }, []);
  return version;
}

/** The canvas of a `LineChart`: one cursor, by pointer or arrow keys, whose tooltip stands beside its point. */
export function Plot({ title, data, height, onTable, ...words }: PlotProps) {
  const host = useRef<HTMLDivElement>(null);
  const plot = useRef<UPlot | undefined>(undefined);
  const latest = useRef(words);
  latest.current = words;
  const [pointed, setPointed] = useState<Pointed>();
  const theme = useThemeVersion();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new theme is a new drawing
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const columns = [
      data.at.map((ms) => ms / 1000),
      data.series.values,
      ...(data.comparison ? [data.comparison.values] : []),
    ];
    const options = plotOptions(latest.current, { width: element.clientWidth, height }, data.comparison !== undefined);
    const drawn = new UPlot(
      {
        ...options,
        hooks: {
          setCursor: [
            ({ cursor, bbox }) => {
              const left = cursor.left ?? -1;
              const ratio = devicePixelRatio;
              if (cursor.idx == null || left < 0) return setPointed(undefined);
              setPointed({
                index: cursor.idx,
                left: left + bbox.left / ratio,
                isRightHalf: left > bbox.width / ratio / 2,
              });
            },
          ],
        },
      },
      columns as UPlot.AlignedData,
      element,
    );
    plot.current = drawn;
    const observer = new ResizeObserver(() => drawn.setSize({ width: element.clientWidth, height }));
    observer.observe(element);
    return () => {
      observer.disconnect();
      drawn.destroy();
      plot.current = undefined;
    };
  }, [data, height, theme]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 't') return onTable();
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0 || !plot.current) return;
    event.preventDefault();
    const last = data.at.length - 1;
    const next = Math.min(last, Math.max(0, (pointed?.index ?? (by > 0 ? -1 : last + 1)) + by));
    const left = plot.current.valToPos((data.at[next] ?? 0) / 1000, 'x');
    plot.current.setCursor({ left, top: 10 });
  };

  const tell = (value: number | null | undefined) => (value == null ? '–' : words.formatValue(value));
  return (
    // As a slider its keys and its point are announced; T shows the table.
    <div
      role="slider"
      aria-label={title}
      aria-valuemin={0}
      aria-valuemax={data.at.length - 1}
      aria-valuenow={pointed?.index ?? 0}
      aria-valuetext={
        pointed && `${words.formatAt(data.at[pointed.index] ?? 0)} ${tell(data.series.values[pointed.index])}`
      }
      aria-keyshortcuts="t"
      tabIndex={0}
      className={styles.plot}
      onKeyDown={onKeyDown}
    >
      <div ref={host} style={{ height }} />
      <div
        aria-hidden="true"
        className={pointed ? styles.tooltip : styles.noTooltip}
        data-side={pointed?.isRightHalf ? 'left' : 'right'}
        style={{ '--at': `${pointed?.left ?? 0}px` } as CSSProperties}
      >
        {pointed && (
          <>
            <p>{words.formatAt(data.at[pointed.index] ?? 0)}</p>
            <p className={styles.pointedValue}>
              {data.series.label} {tell(data.series.values[pointed.index])}
            </p>
            {data.comparison && (
              <p>
                {data.comparison.label} {tell(data.comparison.values[pointed.index])}
              </p>
            )}
          </>
        )}
      </div>
    </div>
  );
}
