import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { useFormat } from '@tessera/shared/text';
import { ChevronRightIcon } from '@tessera/shared/ui/icons';
import { Money } from '@tessera/shared/ui/money';
import type { ReactNode } from 'react';
import styles from './request-list.module.css';

interface Row {
  readonly id: string;
  readonly amount: number;
  readonly createdAtMs: number;
}

interface Props<Request extends Row> {
  readonly requests: readonly Request[];
  readonly badge: (request: Request) => ReactNode;
  readonly current?: string | null;
  readonly onOpen: (id: string) => void;
}

/** Deposits or withdrawals, newest first: amount, time, where it stands. A press shows the way of one. */
export function RequestList<Request extends Row>({ requests, badge, current, onOpen }: Props<Request>) {
  const { t } = useTranslation('wallet');
  const { date } = useFormat('wallet');
  return (
    <ul className={styles.list}>
      {requests.map((request) => (
        <li key={request.id}>
          <button
            type="button"
            className={styles.row}
            aria-current={request.id === current || undefined}
            title={t('requests.open')}
            onClick={() => onOpen(request.id)}
          >
            <span className={styles.what}>
              <Money className={styles.amount} minor={request.amount} currency={merchantCurrency()} />
              <span className={styles.time}>{date('dayAndClock', request.createdAtMs)}</span>
            </span>
            {badge(request)}
            <ChevronRightIcon aria-hidden size={17} className={styles.chevron} />
          </button>
        </li>
      ))}
    </ul>
  );
}
