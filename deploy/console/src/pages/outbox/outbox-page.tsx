import { useTranslation } from '@tessera/shared/i18n';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import { getOutbox } from '@tessera/shared/wire/console';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { useMemo, useState } from 'react';
import { useConsole } from '../../api/queries.ts';
import { merchantColumn } from '../../chrome/merchant-column.tsx';
import { Queue } from '../../chrome/queue.tsx';
import { amount, when } from '../../format.ts';

const VIEWS = ['all', 'sms', 'email', 'bank'] as const;
type Sent = AnswerOf<typeof getOutbox>['list'][number];

/** Messages and transfers of the sandbox: nothing is really sent, all of it is shown here. */
export function OutboxPage() {
  const { t, i18n } = useTranslation('console');
  const [view, setView] = useState<(typeof VIEWS)[number]>('all');
  const outbox = useConsole(getOutbox, { page: 1, pageSize: 100, ...(view === 'all' ? {} : { channel: view }) });
  const columns = useMemo(
    (): readonly DataColumn<Sent>[] => [
      { key: 'at', head: t('column.at'), cell: ({ atMs }) => when(atMs) },
      { key: 'channel', head: t('column.channel'), cell: ({ channel }) => t(`outbox.${channel}`) },
      merchantColumn(t),
      { key: 'to', head: t('column.recipient'), cell: ({ recipient }) => recipient, phone: 'name' },
      {
        key: 'text',
        head: t('column.text'),
        cell: ({ subject, body }) => [subject, body].filter(Boolean).join(' — '),
        phone: 'text',
      },
      {
        key: 'amount',
        head: t('column.amount'),
        align: 'end',
        cell: ({ money }) => (money ? amount(money, i18n.language) : ''),
        phone: 'figure',
      },
    ],
    [t, i18n.language],
  );
  return (
    <Queue
      title={t('outbox.title')}
      viewLabel={t('column.channel')}
      views={VIEWS.map((value) => ({ value, label: t(`outbox.${value}`) }))}
      view={view}
      onView={setView}
    >
      <ResourceView
        resource={outbox}
        skeleton={<SkeletonText lines={6} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState title={t('outbox.empty')} />}
      >
        {({ list }) => <DataTable label={t('outbox.title')} columns={columns} rows={list} rowKey={({ id }) => id} />}
      </ResourceView>
    </Queue>
  );
}
