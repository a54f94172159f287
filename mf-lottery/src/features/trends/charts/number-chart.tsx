import { useFormat } from '@tessera/shared/text';
import { classNames } from '@tessera/shared/ui/class-names';
import styles from './charts.module.css';

interface Figure {
  readonly name: string;
  readonly value: number;
  /** Drawn behind it, wider. */
  readonly behind?: number;
}

interface Props {
  readonly label: string;
  readonly figures: readonly Figure[];
  /** Of the values, and of those behind them. */
  readonly legend: readonly string[];
  readonly line?: { readonly value: number; readonly label: string };
}

/** At most this many numbers are shown as bars. More bars would be too thin, so they are a grid of figures. */
const mostBars = 20;
const plotHeight = 180;
const cellHeight = 42;
const inLine = 10;

function Bars({ label, figures, line }: Props) {
  const { count } = useFormat('lottery');
  const top = Math.max(1, ...figures.map(({ value, behind = 0 }) => Math.max(value, behind)));
  const heightOf = (value: number) => (value / top) * (plotHeight - 24);
  const width = 100 / figures.length;
  return (
    <svg role="img" aria-label={label} className={styles.chart} height={plotHeight + 24}>
      {figures.map(({ name, value, behind }, index) => (
        <g key={name}>
          {behind !== undefined && (
            <rect
              className={styles.behind}
              x={`${index * width + width * 0.12}%`}
              width={`${width * 0.76}%`}
              y={plotHeight - heightOf(behind)}
              height={heightOf(behind)}
              rx="2"
            />
          )}
          <rect
            className={styles.bar}
            x={`${index * width + width * 0.26}%`}
            width={`${width * 0.48}%`}
            y={plotHeight - heightOf(value)}
            height={heightOf(value)}
            rx="2"
          />
          <text
            className={styles.figure}
            x={`${(index + 0.5) * width}%`}
            y={plotHeight - heightOf(Math.max(value, behind ?? 0)) - 6}
          >
            {behind === undefined ? count(value) : `${count(value)}/${count(behind)}`}
          </text>
          <text className={styles.name} x={`${(index + 0.5) * width}%`} y={plotHeight + 17}>
            {name}
          </text>
        </g>
      ))}
      {line && (
        <line
          className={styles.average}
          x1="0"
          x2="100%"
          y1={plotHeight - heightOf(line.value)}
          y2={plotHeight - heightOf(line.value)}
        />
      )}
    </svg>
  );
}

function Grid({ label, figures }: Props) {
  const { count } = useFormat('lottery');
  const values = figures.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const lines = Math.ceil(figures.length / inLine);
  return (
    <svg role="img" aria-label={label} className={styles.chart} height={lines * cellHeight}>
      {figures.map(({ name, value, behind }, index) => {
        const [column, line] = [index % inLine, Math.floor(index / inLine)];
        const heat = high === low ? 0 : (value - low) / (high - low);
        const middle = `${(column + 0.5) * (100 / inLine)}%`;
        return (
          <g key={name}>
            <rect
              className={styles.cell}
              x={`${column * (100 / inLine) + 0.3}%`}
              width={`${100 / inLine - 0.6}%`}
              y={line * cellHeight + 1}
              height={cellHeight - 2}
              rx="4"
              fillOpacity={0.06 + heat * 0.34}
            />
            <text className={styles.name} x={middle} y={line * cellHeight + 16}>
              {name}
            </text>
            <text className={styles.count} x={middle} y={line * cellHeight + 33}>
              {behind === undefined ? count(value) : `${count(value)}/${count(behind)}`}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** A figure for each number: bars, or a grid where they are many. */
export function NumberChart(props: Props) {
  const { figures, legend, line } = props;
  const isGrid = figures.length > mostBars;
  return (
    <figure className={styles.figureBox}>
      {isGrid ? <Grid {...props} /> : <Bars {...props} />}
      <figcaption className={styles.legend}>
        {legend.map((name, index) => (
          <span key={name} className={classNames(styles.key, index === 0 ? styles.keyBar : styles.keyBehind)}>
            {name}
          </span>
        ))}
        {line && <span className={classNames(styles.key, !isGrid && styles.keyAverage)}>{line.label}</span>}
      </figcaption>
    </figure>
  );
}
