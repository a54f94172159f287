import { useTranslation } from '@tessera/shared/i18n';
import { Badge } from '@tessera/shared/ui/badge';
import { Button } from '@tessera/shared/ui/button';
import type { DataColumn } from '@tessera/shared/ui/table';
import { toast } from '@tessera/shared/ui/toast';
import { getPaymentDifferences, runReconciliation } from '@tessera/shared/wire/console';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { useMemo } from 'react';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import { merchantColumn } from '../../chrome/merchant-column.tsx';
import { QueueList } from '../../chrome/queue-list.tsx';
import { showError } from '../../chrome/step.ts';
import type { QueueFilter } from '../../chrome/use-queue-filter.ts';
import { amount, when } from '../../format.ts';
import styles from './payments.module.css';

type Difference = AnswerOf<typeof getPaymentDifferences>['list'][number];

/** What the reconciliation found between the providers' records, the payments and the ledger. */
export function DifferenceTable({ filter }: { readonly filter: QueueFilter }) {
  const { t } = useTranslation('console');
  const differences = useConsole(getPaymentDifferences, filter.request);
  const run = useConsoleChange(runReconciliation);
  const columns = useColumns();
  const find = () =>
    run.mutate(
      {},
      {
        onSuccess: ({ open }) =>
          toast.show({ tone: open === 0 ? 'ok' : 'warn', title: t('payments.found', { count: open }) }),
        onError: showError,
      },
    );
  return (
    <>
      <p className={styles.head}>
        {t('payments.differencesNote')}
        <Button size="small" isBusy={run.isPending} onClick={find}>
          {t('payments.find')}
        </Button>
      </p>
      <QueueList
        label={t('payments.view.differences')}
        resource={differences}
        columns={columns}
        empty={t('payments.empty.differences')}
        filter={filter}
      />
    </>
  );
}

function useColumns(): readonly DataColumn<Difference>[] {
  const { t, i18n } = useTranslation('console');
  const { language } = i18n;
  return useMemo(
    () => [
      { key: 'at', head: t('column.at'), cell: ({ foundAtMs }) => when(foundAtMs) },
      merchantColumn(t),
      {
        key: 'kind',
        head: t('payments.difference'),
        cell: ({ kind, provider }) =>
          `${t(`payments.kind.${kind.replaceAll('.', '_')}`)} · ${t(`payments.provider.${provider}`)}`,
        phone: 'name',
      },
      { key: 'reference', head: t('payments.providerReference'), cell: ({ reference }) => reference },
      { key: 'theirs', head: t('payments.theirs'), align: 'end', cell: ({ theirs }) => amount(theirs, language) },
      {
        key: 'ours',
        head: t('payments.ours'),
        align: 'end',
        cell: ({ ours }) => amount(ours, language),
        phone: 'figure',
      },
      {
        key: 'state',
        head: t('status'),
        cell: ({ closedAtMs }) =>
          closedAtMs === null ? (
            <Badge tone="danger">{t('payments.isOpen')}</Badge>
          ) : (
            <Badge tone="ok">{t('payments.agreed', { time: when(closedAtMs) })}</Badge>
          ),
      },
    ],
    [t, language],
  );
}
