import { minusSign } from '@tessera/shared/format';
import { useFormat } from '@tessera/shared/text';
import styles from './charts.module.css';

interface Figure {
  readonly name: string;
  readonly count: number;
  /** From what is drawn on average. */
  readonly difference: number;
}

interface Props {
  readonly label: string;
  readonly groups: readonly { readonly name: string; readonly figures: readonly Figure[] }[];
}

const lineHeight = 26;

/** How far figures are from the average, to the right above it and to the left below. */
export function DifferenceChart({ label, groups }: Props) {
  const { decimals, count: written } = useFormat('lottery');
  const all = groups.flatMap(({ figures }) => figures);
  const most = Math.max(1, ...all.map(({ difference }) => Math.abs(difference)));
  const lines = groups.flatMap(({ name, figures }) => [{ heading: name }, ...figures.map((figure) => ({ figure }))]);
  /** No sign where it is written as zero. */
  const signed = (difference: number): string => {
    const size = decimals(Math.abs(difference), [1, 1]);
    if (size === decimals(0, [1, 1])) return size;
    return `${difference > 0 ? '+' : minusSign}${size}`;
  };
  return (
    <svg role="img" aria-label={label} className={styles.chart} height={lines.length * lineHeight}>
      <line className={styles.axis} x1="50%" x2="50%" y1="0" y2="100%" />
      {lines.map((line, index) => {
        const y = index * lineHeight;
        if ('heading' in line)
          return (
            <text key={line.heading} className={styles.heading} x="0" y={y + 18}>
              {line.heading}
            </text>
          );
        const { name, count, difference } = line.figure;
        const width = (Math.abs(difference) / most) * 30;
        return (
          <g key={`${index} ${name}`}>
            <text className={styles.start} x="0" y={y + 18}>
              {name} · {written(count)}
            </text>
            <rect
              className={difference >= 0 ? styles.bar : styles.under}
              x={`${difference >= 0 ? 50 : 50 - width}%`}
              width={`${width}%`}
              y={y + 5}
              height={lineHeight - 10}
              rx="2"
            />
            <text className={styles.end} x="100%" y={y + 18}>
              {signed(difference)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
