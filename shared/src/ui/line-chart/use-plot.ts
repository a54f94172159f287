import { type RefObject, useEffect, useRef, useState } from 'react';
import UPlot from 'uplot';
import type { ChartData, ChartFormats } from './chart-data.ts';
import { plotOptions } from './plot-options.ts';

/** The time at the cursor, and its position in pixels from the left. */
export interface Pointed {
  readonly index: number;
  readonly left: number;
  readonly isRightHalf: boolean;
}

interface DrawnPlot {
  /** The element that contains the canvas. */
  readonly host: RefObject<HTMLDivElement | null>;
  readonly pointed: Pointed | undefined;
  /** Moves the cursor by that many times; it stops at both ends. */
  readonly step: (by: number) => void;
}

function pointedAt({ cursor, bbox }: UPlot): Pointed | undefined {
  const left = cursor.left ?? -1;
  if (cursor.idx == null || left < 0) return undefined;
  const ratio = devicePixelRatio;
  return { index: cursor.idx, left: left + bbox.left / ratio, isRightHalf: left > bbox.width / ratio / 2 };
}

const columnsOf = ({ at, series, comparison }: ChartData): UPlot.AlignedData => [
  at.map((ms) => ms / 1000),
  [...series.values],
  ...(comparison ? [[...comparison.values]] : []),
];

/** Draws the data into its host, again for new data and for another theme, and follows the host's width. */
export function usePlot(data: ChartData, height: number, formats: ChartFormats): DrawnPlot {
  const host = useRef<HTMLDivElement>(null);
  const plot = useRef<UPlot | undefined>(undefined);
  const latest = useRef(formats);
  latest.current = formats;
  const [pointed, setPointed] = useState<Pointed>();
  const theme = useThemeVersion();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new theme is a new drawing
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const options = plotOptions(latest.current, { width: element.clientWidth, height }, data.comparison !== undefined);
    const hooks = { setCursor: [(drawn: UPlot) => setPointed(pointedAt(drawn))] };
    const drawn = new UPlot({ ...options, hooks }, columnsOf(data), element);
    plot.current = drawn;
    const observer = new ResizeObserver(() => drawn.setSize({ width: element.clientWidth, height }));
    observer.observe(element);
    return () => {
      observer.disconnect();
      drawn.destroy();
      plot.current = undefined;
    };
  }, [data, height, theme]);

  const step = (by: number) => {
    if (!plot.current) return;
    const last = data.at.length - 1;
    const next = Math.min(last, Math.max(0, (pointed?.index ?? (by > 0 ? -1 : last + 1)) + by));
    plot.current.setCursor({ left: plot.current.valToPos((data.at[next] ?? 0) / 1000, 'x'), top: 10 });
  };
  return { host, pointed, step };
}

/** A number that changes with the theme, because a canvas does not react to custom properties. */
function useThemeVersion(): number {
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const observer = new MutationObserver(() => setVersion((count) => count + 1));
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'data-brand'] });
    return () => observer.disconnect();
  }, []);
  return version;
}
