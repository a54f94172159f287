import styles from './stat-tile.module.css';

const width = 64;
const height = 28;
const inset = 2;

/** Points of a sparkline, highest at the top; equal values give a horizontal line. */
export function sparkPoints(values: readonly number[]): string {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const x = (index: number) => (values.length === 1 ? width : (index / (values.length - 1)) * width);
  const y = (value: number) => (span === 0 ? height / 2 : inset + (1 - (value - low) / span) * (height - 2 * inset));
  return values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
}

/** A sparkline of 64 × 28; decorative, hidden from screen readers. */
export function SparkLine({ values }: { readonly values: readonly number[] }) {
  if (values.length < 2) return null;
  return (
    <svg className={styles.spark} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <polyline points={sparkPoints(values)} />
    </svg>
  );
}
