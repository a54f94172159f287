import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
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

interface AmountsProps {
  readonly kinds: readonly { readonly count: number; readonly amount: number }[];
  readonly line: 'raffles.prizeLine' | 'envelopes.kindLine';
}

/** How many there are of each amount, one a line. */
export function Amounts({ kinds, line }: AmountsProps) {
  const { t } = useTranslation('promotions');
  const { full } = useFormat('promotions');
  return (
    <ul className={styles.amounts}>
      {kinds.map(({ count, amount }) => (
        <li key={`${count}/${amount}`}>{t(line, { count, amount: full(amount) })}</li>
      ))}
    </ul>
  );
}
