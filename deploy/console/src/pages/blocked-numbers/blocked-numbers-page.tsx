import { useTranslation } from '@tessera/shared/i18n';
import { Badge } from '@tessera/shared/ui/badge';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import { type ConsoleBlockedNumber, getConsoleBlockedNumbers, unblockNumber } from '@tessera/shared/wire/console';
import { useMemo } from 'react';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import { merchantColumn } from '../../chrome/merchant-column.tsx';
import { resultToasts } from '../../chrome/step.ts';
import { when, zoneName } from '../../format.ts';
import { BlockForm } from './block-form.tsx';

/** Lottery numbers that pay half or are not taken. */
export function BlockedNumbersPage() {
  const { t } = useTranslation('console');
  const blocked = useConsole(getConsoleBlockedNumbers, { page: 1, pageSize: 100 });
  const columns = useColumns();
  return (
    <>
      <PageHeader title={t('blockedNumbers.title')} subtitle={t('zoneNote', { zone: zoneName() })} />
      <Panel>
        <BlockForm games={blocked.data?.games ?? []} />
      </Panel>
      <Panel>
        <ResourceView
          resource={blocked}
          skeleton={<SkeletonText lines={6} />}
          isEmpty={({ list }) => list.length === 0}
          empty={<EmptyState title={t('blockedNumbers.empty')} />}
        >
          {({ list }) => (
            <DataTable label={t('blockedNumbers.title')} columns={columns} rows={list} rowKey={({ id }) => id} />
          )}
        </ResourceView>
      </Panel>
    </>
  );
}

function useColumns(): readonly DataColumn<ConsoleBlockedNumber>[] {
  const { t } = useTranslation('console');
  return useMemo(
    () => [
      { key: 'at', head: t('column.at'), cell: ({ blockedAtMs }) => when(blockedAtMs) },
      merchantColumn(t),
      { key: 'game', head: t('blockedNumbers.game'), cell: ({ gameCode }) => gameCode },
      { key: 'issue', head: t('blockedNumbers.issue'), cell: ({ issue }) => issue ?? t('blockedNumbers.every') },
      { key: 'play', head: t('blockedNumbers.play'), cell: ({ playCode }) => playCode },
      { key: 'number', head: t('blockedNumbers.number'), cell: ({ number }) => number, phone: 'name' },
      {
        key: 'kind',
        head: t('blockedNumbers.kind'),
        cell: ({ isClosed }) => (
          <Badge tone={isClosed ? 'danger' : 'warn'}>{t(`blockedNumbers.${isClosed ? 'closed' : 'half'}`)}</Badge>
        ),
      },
      { key: 'act', head: t('column.action'), align: 'end', cell: ({ id }) => <Unblock id={id} /> },
    ],
    [t],
  );
}

function Unblock({ id }: { readonly id: string }) {
  const { t } = useTranslation('console');
  const end = useConsoleChange(unblockNumber);
  return (
    <Button
      size="small"
      isBusy={end.isPending}
      onClick={() => end.mutate({ id }, resultToasts(t('blockedNumbers.unblockDone')))}
    >
      {t('blockedNumbers.unblock')}
    </Button>
  );
}
