import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { Pagination } from '@tessera/shared/ui/pagination';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import { useMemo } from 'react';
import { type RebateRaise, useRebateRaises } from '../../api/rebates.ts';
import { readPage } from '../../model/page.ts';
import { withParts } from '../../model/record-filter.ts';
import styles from '../accounts/accounts.module.css';
import { BranchSkeleton } from '../branch/branch-table.tsx';
import { useHere } from '../layout/use-here.ts';

const pageSize = 10;
/** In the address, beside the page of the accounts. */
const pageKey = 'raises';

/** Every raise of a rebate that the agent has made. */
export function RaisesPanel() {
  const { t } = useTranslation('agent');
  const { rate, date } = useFormat('agent');
  const { params, change } = useHere();
  const page = readPage(params, pageKey);
  const setPage = (next: number) => change(withParts(params, { [pageKey]: next > 1 ? String(next) : undefined }));
  const raises = useRebateRaises({ page, pageSize });
  const columns = useMemo(
    (): readonly DataColumn<RebateRaise>[] => [
      { key: 'account', head: t('accounts.account'), cell: ({ account }) => account, phone: 'name' },
      { key: 'from', head: t('raise.before'), align: 'end', cell: ({ fromBasisPoints }) => rate(fromBasisPoints) },
      {
        key: 'to',
        head: t('raise.after'),
        align: 'end',
        phone: 'figure',
        cell: ({ toBasisPoints }) => rate(toBasisPoints),
      },
      { key: 'at', head: t('raise.time'), align: 'end', cell: ({ atMs }) => date('moment', atMs) },
    ],
    [t, rate, date],
  );
  return (
    <Panel title={t('raise.list')} level={2}>
      <ResourceView
        resource={raises}
        skeleton={<BranchSkeleton />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState title={t('raise.none')} />}
      >
        {({ list, total }) => (
          <>
            <DataTable label={t('raise.list')} columns={columns} rows={list} rowKey={({ id }) => id} isDense />
            {total > pageSize && (
              <div className={styles.pages}>
                <Pagination page={page} pageSize={pageSize} total={total} onChange={setPage} />
              </div>
            )}
          </>
        )}
      </ResourceView>
    </Panel>
  );
}
