import { useTranslation } from '@tessera/shared/i18n';
import { Badge, type BadgeTone } from '@tessera/shared/ui/badge';
import { Button } from '@tessera/shared/ui/button';
import type { DataColumn } from '@tessera/shared/ui/table';
import {
  consoleProviders,
  decideConsolePayment,
  getConsolePayments,
  type ReportedPayment,
  reportedPaymentStatuses,
} from '@tessera/shared/wire/console';
import { useMemo } from 'react';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import { useDecision } from '../../chrome/decision.tsx';
import { playerColumns } from '../../chrome/player-columns.tsx';
import { QueueList } from '../../chrome/queue-list.tsx';
import type { QueueFilter } from '../../chrome/use-queue-filter.ts';
import { amount, reasonKey, when } from '../../format.ts';
import styles from './payments.module.css';

const tones: Readonly<Record<ReportedPayment['status'], BadgeTone>> = {
  confirming: 'info',
  credited: 'ok',
  review: 'warn',
  returned: 'neutral',
  reversed: 'danger',
};

interface Props {
  readonly view: 'review' | 'all';
  readonly filter: QueueFilter;
}

export function PaymentTable({ view, filter }: Props) {
  const { t } = useTranslation('console');
  const status = view === 'all' ? filter.choiceOf('status', reportedPaymentStatuses) : undefined;
  const provider = filter.choiceOf('method', consoleProviders);
  const payments = useConsole(getConsolePayments, {
    ...filter.request,
    view,
    ...(status ? { status } : {}),
    ...(provider ? { provider } : {}),
  });
  const columns = useColumns();
  return (
    <QueueList
      label={t('payments.title')}
      resource={payments}
      columns={columns}
      empty={t(`payments.empty.${view}`)}
      filter={filter}
    />
  );
}

function useColumns(): readonly DataColumn<ReportedPayment>[] {
  const { t, i18n } = useTranslation('console');
  const { language } = i18n;
  return useMemo(
    () => [
      ...playerColumns(t, ({ atMs }: ReportedPayment) => atMs),
      {
        key: 'reference',
        head: t('payments.reference'),
        cell: ({ depositReference, provider, payerName, depositorName }) => (
          <span className={styles.lines}>
            <span>{[depositReference ?? t('payments.noDeposit'), t(`payments.provider.${provider}`)].join(' · ')}</span>
            {payerName && payerName !== depositorName && (
              <span>{t('payments.names', { payer: payerName, expected: depositorName ?? '–' })}</span>
            )}
          </span>
        ),
      },
      {
        key: 'amount',
        head: t('column.amount'),
        align: 'end',
        cell: ({ money, announcedMinor }) => (
          <span className={styles.lines}>
            <span>{amount(money, language)}</span>
            {announcedMinor !== null && announcedMinor !== money.amountMinor && (
              <span>
                {t('payments.announced', { amount: amount({ ...money, amountMinor: announcedMinor }, language) })}
              </span>
            )}
          </span>
        ),
        phone: 'figure',
      },
      {
        key: 'status',
        head: t('status'),
        cell: ({ status, reasonCode }) => (
          <span className={styles.lines}>
            <Badge tone={tones[status]}>{t(`payments.status.${status}`)}</Badge>
            {reasonCode && <span>{t(reasonKey(reasonCode))}</span>}
          </span>
        ),
      },
      {
        key: 'act',
        head: t('column.decision'),
        align: 'end',
        cell: (payment) =>
          payment.status === 'review' ? (
            <PaymentActions payment={payment} />
          ) : (
            payment.decidedAtMs && when(payment.decidedAtMs)
          ),
      },
    ],
    [t, language],
  );
}

/** Credits what was received, or gives it back to who sent it. */
function PaymentActions({ payment }: { readonly payment: ReportedPayment }) {
  const { t } = useTranslation('console');
  const decide = useConsoleChange(decideConsolePayment);
  const { id, merchant, username, money, depositReference } = payment;
  const [ask, question] = useDecision({ merchant, username: username ?? '–', money });
  return (
    <span className={styles.acts}>
      <Button
        size="small"
        onClick={() =>
          ask({
            texts: 'payments.return',
            isRefusal: true,
            take: (options) => decide.mutate({ id, to: 'returned' }, options),
          })
        }
      >
        {t('payments.return')}
      </Button>
      {depositReference && (
        <Button
          size="small"
          variant="primary"
          isBusy={decide.isPending}
          onClick={() =>
            ask({
              texts: 'payments.credit',
              isRefusal: false,
              take: (options) => decide.mutate({ id, to: 'credited' }, options),
            })
          }
        >
          {t('payments.credit')}
        </Button>
      )}
      {question}
    </span>
  );
}
