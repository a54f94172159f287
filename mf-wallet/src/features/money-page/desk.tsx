import type { ReactNode } from 'react';
import styles from './desk.module.css';

interface Props {
  readonly main: ReactNode;
  /** Amounts and the button: at the side, on a phone the bar at the foot. */
  readonly summary?: ReactNode;
  readonly aside?: ReactNode;
}

/** Two columns: what is done, and what it comes to. */
export function Desk({ main, summary, aside }: Props) {
  return (
    <div className={styles.desk}>
      <div className={styles.main}>{main}</div>
      {summary && <div className={styles.summary}>{summary}</div>}
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
