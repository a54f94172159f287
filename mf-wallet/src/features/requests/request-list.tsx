import { serverNow } from '@tessera/shared/clock';
import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { ChevronRightIcon } from '@tessera/shared/ui/icons';
import { Money } from '@tessera/shared/ui/money';
import { type ReactNode, useEffect, useState } from 'react';
import { port } from '../../port.ts';
import styles from './request-list.module.css';

export interface RequestRow {
  readonly id: string;
  /** What it is called towards customer service. */
  readonly reference?: string;
  readonly amount: number;
  readonly createdAtMs: number;
}

interface Props<Request extends RequestRow> {
  readonly requests: readonly Request[];
  readonly badge: (request: Request) => ReactNode;
  readonly current?: string | null;
  readonly onOpen: (id: string) => void;
  /** Where there is room for it. */
  readonly hasReference?: boolean;
}

/** Deposits or withdrawals, newest first: amount, time and status. A press opens one. */
export function RequestList<Request extends RequestRow>({
  requests,
  badge,
  current,
  onOpen,
  hasReference = false,
}: Props<Request>) {
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
              <span className={styles.time}>
                {hasReference
                  ? `${date('moment', request.createdAtMs)} · ${request.reference}`
                  : date('dayAndClock', request.createdAtMs)}
              </span>
            </span>
            {badge(request)}
            <ChevronRightIcon aria-hidden size={17} className={styles.chevron} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Below a list of the newest: the way to all of them. */
export function ShowAll({ onPress }: { readonly onPress: () => void }) {
  const { t } = useTranslation('wallet');
  return (
    <Button variant="text" size="small" isWide onClick={onPress}>
      {t('requests.showAll')}
    </Button>
  );
}

interface RequestHeadProps {
  readonly label: string;
  readonly amountMinor: number;
  readonly note: string;
  readonly badge: ReactNode;
}

/** The amount of a request, and its status. */
export function RequestHead({ label, amountMinor, note, badge }: RequestHeadProps) {
  return (
    <section className={styles.head} aria-label={label}>
      <div className={styles.requestHeadAmount}>
        <span className={styles.label}>{label}</span>
        <Money minor={amountMinor} currency={merchantCurrency()} size="amount" />
      </div>
      <div className={styles.state} aria-live="polite">
        {badge}
        <span className={styles.note}>{note}</span>
      </div>
    </section>
  );
}

/** After a rejection: somebody who can say more. */
export function ContactSupport() {
  const { t } = useTranslation('wallet');
  return <Button onClick={() => void port.ask('contact-support', {})}>{t('requests.contact')}</Button>;
}

/** Whether the promised time has passed, by the server's clock; turns true by itself. */
export function useIsLate(byMs: number | undefined): boolean {
  const [, setTick] = useState(0);
  useEffect(() => {
    if (byMs === undefined || serverNow() > byMs) return;
    const timer = setTimeout(() => setTick((tick) => tick + 1), byMs - serverNow() + 1);
    return () => clearTimeout(timer);
  }, [byMs]);
  return byMs !== undefined && serverNow() > byMs;
}
