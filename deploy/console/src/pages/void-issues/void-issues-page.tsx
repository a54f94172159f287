import { useTranslation } from '@tessera/shared/i18n';
import { Badge } from '@tessera/shared/ui/badge';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { Panel } from '@tessera/shared/ui/panel';
import type { DataColumn } from '@tessera/shared/ui/table';
import { type ConsoleVoidIssue, getConsoleVoidIssues } from '@tessera/shared/wire/console';
import { useMemo, useState } from 'react';
import { useConsole } from '../../api/queries.ts';
import { merchantColumn } from '../../chrome/merchant-column.tsx';
import { PagedTable } from '../../chrome/paged-table.tsx';
import { when, zoneName } from '../../format.ts';
import { VoidForm } from './void-form.tsx';

const pageSize = 20;

/** Lottery issues that were declared void, and the form that declares one. */
export function VoidIssuesPage() {
  const { t } = useTranslation('console');
  const [page, setPage] = useState(1);
  const issues = useConsole(getConsoleVoidIssues, { page, pageSize });
  const columns = useColumns();
  return (
    <>
      <PageHeader title={t('voidIssues.title')} subtitle={t('zoneNote', { zone: zoneName() })} />
      <Panel>
        <VoidForm games={issues.data?.games ?? []} />
      </Panel>
      <Panel>
        <PagedTable
          label={t('voidIssues.title')}
          resource={issues}
          columns={columns}
          rowKey={({ merchant, gameCode, issue }) => `${merchant} ${gameCode} ${issue}`}
          empty={t('voidIssues.empty')}
          page={page}
          pageSize={pageSize}
          onPage={setPage}
        />
      </Panel>
    </>
  );
}

function useColumns(): readonly DataColumn<ConsoleVoidIssue>[] {
  const { t } = useTranslation('console');
  return useMemo(
    () => [
      { key: 'at', head: t('column.at'), cell: ({ voidedAtMs }) => when(voidedAtMs) },
      merchantColumn(t),
      { key: 'game', head: t('voidIssues.game'), cell: ({ gameCode }) => gameCode },
      { key: 'issue', head: t('voidIssues.issue'), cell: ({ issue }) => issue, phone: 'name' },
      { key: 'draw', head: t('voidIssues.draw'), cell: ({ drawsAtMs }) => when(drawsAtMs) },
      { key: 'reason', head: t('voidIssues.reason'), cell: ({ reason }) => reason },
      {
        key: 'refunded',
        head: t('voidIssues.refunds'),
        cell: ({ refundedAtMs }) =>
          refundedAtMs === null ? (
            <Badge tone="warn">{t('voidIssues.refunding')}</Badge>
          ) : (
            <Badge tone="ok">{t('voidIssues.refunded', { at: when(refundedAtMs) })}</Badge>
          ),
      },
    ],
    [t],
  );
}
