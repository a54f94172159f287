import type { ReactNode } from 'react';
import styles from './draws.module.css';

/** What a raffle or a drop is, as pairs of name and text; a text of null leaves its pair out. */
export function Facts({ rows }: { readonly rows: readonly (readonly [name: string, text: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {rows
        .filter(([, text]) => text !== null)
        .map(([name, text]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  );
}
