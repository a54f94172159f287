import { classNames } from '@tessera/shared/ui/class-names';
import { type RoadCell, roadRows } from '../../../model/trends/road.ts';
import styles from './charts.module.css';
import { ScrollEnd } from './scroll-end.tsx';

interface Props {
  readonly label: string;
  readonly cells: readonly RoadCell[];
  readonly sides: readonly [string, string];
  /** Null for a tie. */
  readonly sideName: (side: string | null) => string;
}

const cell = 24;
/** The newest columns; the table has all of them. */
const mostColumns = 90;

/** A road: the first side is filled, the other a ring and a tie a diamond, so that they differ without their colour. */
export function RoadChart({ label, cells, sides, sideName }: Props) {
  const last = Math.max(0, ...cells.map(({ column }) => column));
  const first = Math.max(0, last - mostColumns + 1);
  const columns = last - first + 1;
  const shown = cells.filter(({ column }) => column >= first);
  const hasTies = shown.some(({ side }) => side === null);
  return (
    <figure className={styles.figureBox}>
      <ScrollEnd label={label} shown={cells.length}>
        <svg role="img" aria-label={label} width={columns * cell} height={roadRows * cell} className={styles.road}>
          {Array.from({ length: roadRows + 1 }, (_, line) => (
            <line key={line} className={styles.gridLine} x1="0" x2="100%" y1={line * cell} y2={line * cell} />
          ))}
          {shown.map(({ column, row, side, ties }) => {
            const [x, y] = [(column - first + 0.5) * cell, (row + 0.5) * cell];
            return (
              <g key={`${column} ${row}`}>
                {side === null ? (
                  <path className={styles.tied} d={`M${x} ${y - 8}l8 8-8 8-8-8z`} />
                ) : (
                  <circle className={side === sides[0] ? styles.filled : styles.ring} cx={x} cy={y} r="9" />
                )}
                {ties > 0 && (
                  <text className={side === sides[0] ? styles.tiesOnFilled : styles.ties} x={x} y={y + 4}>
                    {ties}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      </ScrollEnd>
      <figcaption className={styles.legend}>
        {sides.map((side, index) => (
          <span key={side} className={classNames(styles.key, index === 0 ? styles.keyFilled : styles.keyRing)}>
            {sideName(side)}
          </span>
        ))}
        {hasTies && <span className={classNames(styles.key, styles.keyTied)}>{sideName(null)}</span>}
      </figcaption>
    </figure>
  );
}
