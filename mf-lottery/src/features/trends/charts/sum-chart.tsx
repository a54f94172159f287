import { classNames } from '@tessera/shared/ui/class-names';
import styles from './charts.module.css';

interface Props {
  readonly label: string;
  /** Oldest first. */
  readonly sums: readonly number[];
  readonly legend: string;
}

const height = 200;
const edge = 12;

/** The sums of draws, one after the other. */
export function SumChart({ label, sums, legend }: Props) {
  const [low, high] = [Math.min(...sums), Math.max(...sums)];
  const yOf = (sum: number) => height - edge - ((sum - low) / Math.max(1, high - low)) * (height - 2 * edge);
  const xOf = (index: number) => (sums.length === 1 ? 500 : (index / (sums.length - 1)) * 1000);
  const points = sums.map((sum, index) => `${xOf(index).toFixed(1)},${yOf(sum).toFixed(1)}`).join(' ');
  return (
    <figure className={styles.figureBox}>
      <div className={styles.withScale}>
        <span className={styles.scale} aria-hidden="true">
          <span>{high}</span>
          <span>{low}</span>
        </span>
        <svg
          role="img"
          aria-label={label}
          className={styles.chart}
          height={height}
          viewBox={`0 0 1000 ${height}`}
          preserveAspectRatio="none"
        >
          <line className={styles.gridLine} x1="0" x2="1000" y1={edge} y2={edge} />
          <line className={styles.gridLine} x1="0" x2="1000" y1={height - edge} y2={height - edge} />
          <polyline className={styles.sums} points={points} />
        </svg>
      </div>
      <figcaption className={styles.legend}>
        <span className={classNames(styles.key, styles.keyBar)}>{legend}</span>
      </figcaption>
    </figure>
  );
}
