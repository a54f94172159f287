import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { useFormat } from '@tessera/shared/text';
import { Money } from '@tessera/shared/ui/money';
import type { RecordEntry } from '../../api/account-record.ts';
import styles from './movement-list.module.css';

interface Props {
  readonly title: string;
  /** Oldest first. */
  readonly movements: readonly Pick<RecordEntry, 'id' | 'type' | 'amount' | 'balanceAfter' | 'atMs'>[];
}

/** Movements that belong together, with the balance after each. */
export function MovementList({ title, movements }: Props) {
  const { t } = useTranslation('wallet');
  const { date } = useFormat('wallet');
  const currency = merchantCurrency();
  return (
    <section aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <ol className={styles.movements}>
        {movements.map((movement) => (
          <li key={movement.id}>
            <span>
              {t([`record.kinds.${movement.type}`, 'record.kinds.other'])}
              <span className={styles.small}>{date('second', movement.atMs)}</span>
            </span>
            <span className={styles.amounts}>
              <Money minor={movement.amount} currency={currency} isSigned />
              <span className={styles.small}>
                {t('record.balanceAfter')} <Money minor={movement.balanceAfter} currency={currency} />
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
