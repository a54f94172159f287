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
      {bars.map(({ name, side, length }, index) => (
        <g key={name}>
          <text className={styles.start} x="0" y={index * lineHeight + 16}>
            {name}
          </text>
          <rect
            className={styles.bar}
            x="0"
            width={`${(length / most) * 65}%`}
            y={index * lineHeight + 23}
            height="14"
            rx="3"
          />
          <text className={styles.end} x="100%" y={index * lineHeight + 35}>
            {side} · {length}
          </text>
        </g>
      ))}
    </svg>
  );
}
