import styles from './charts.module.css';

interface Props {
  readonly label: string;
  readonly bars: readonly { readonly name: string; readonly side: string; readonly length: number }[];
}

const lineHeight = 44;

/** Bars as long as their runs, each below its name and beside its side. */
export function RunsChart({ label, bars }: Props) {
  const most = Math.max(1, ...bars.map(({ length }) => length));
  return (
    <svg role="img" aria-label={label} className={styles.chart} height={bars.length * lineHeight}>
      {bars.map(({ name, side, length }, at) => (
        <g key={name}>
          <text className={styles.start} x="0" y={at * lineHeight + 16}>
            {name}
          </text>
          <rect
            className={styles.bar}
            x="0"
            width={`${(length / most) * 65}%`}
            y={at * lineHeight + 23}
            height="14"
            rx="3"
          />
          <text className={styles.end} x="100%" y={at * lineHeight + 35}>
            {side} · {length}
          </text>
        </g>
      ))}
    </svg>
  );
}
