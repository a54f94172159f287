import { useTranslation } from '@tessera/shared/i18n';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { Pagination } from '@tessera/shared/ui/pagination';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Select } from '@tessera/shared/ui/select';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import { getAuditLog, getConsoleMerchants } from '@tessera/shared/wire/console';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { useMemo, useState } from 'react';
import { useConsole } from '../../api/queries.ts';
import { when, zoneName } from '../../format.ts';
import { useDetailText } from './detail-text.ts';

type Entry = AnswerOf<typeof getAuditLog>['list'][number];

const pageSize = 50;
/** No code of a merchant. */
const everyMerchant = '*';

/** Who did what at the console, newest first; of all merchants or of one. */
export function AuditLogPage() {
  const { t } = useTranslation('console');
  const merchants = useConsole(getConsoleMerchants, {}).data ?? [];
  const detailText = useDetailText();
  const [merchant, setMerchant] = useState(everyMerchant);
  const [page, setPage] = useState(1);
  const log = useConsole(getAuditLog, { page, pageSize, ...(merchant === everyMerchant ? {} : { merchant }) });
  const columns = useMemo((): readonly DataColumn<Entry>[] => {
    const nameOf = (code: string | null) =>
      merchants.find((one) => one.code === code)?.name ?? code ?? t('auditLog.all');
    return [
      { key: 'at', head: t('column.at'), cell: ({ atMs }) => when(atMs) },
      { key: 'operator', head: t('column.operator'), cell: ({ operator }) => operator },
      { key: 'merchant', head: t('column.merchant'), cell: (entry) => nameOf(entry.merchant) },
      {
        key: 'action',
        head: t('column.action'),
        // An action of a later release is shown by its code.
        cell: ({ action }) => t(`auditLog.action.${action.replaceAll('.', '_')}`, { defaultValue: action }),
        phone: 'name',
      },
      { key: 'detail', head: t('column.detail'), cell: ({ detail }) => detailText(detail), phone: 'text' },
    ];
  }, [t, merchants, detailText]);
  return (
    <>
      <PageHeader
        title={t('auditLog.title')}
        subtitle={t('zoneNote', { zone: zoneName() })}
        actions={
          <Select
            label={t('column.merchant')}
            options={[
              { value: everyMerchant, label: t('auditLog.all') },
              ...merchants.map(({ code, name }) => ({ value: code, label: name })),
            ]}
            value={merchant}
            onChange={(value) => {
              setMerchant(value);
              setPage(1);
            }}
          />
        }
      />
      <Panel>
        <ResourceView
          resource={log}
          skeleton={<SkeletonText lines={8} />}
          isEmpty={({ total }) => total === 0}
          empty={<EmptyState title={t('auditLog.empty')} detail={t('auditLog.emptyDetail')} />}
        >
          {({ list, total }) => (
            <>
              <DataTable label={t('auditLog.title')} columns={columns} rows={list} rowKey={({ id }) => id} />
              {total > pageSize && <Pagination page={page} pageSize={pageSize} total={total} onChange={setPage} />}
            </>
          )}
        </ResourceView>
      </Panel>
    </>
  );
}
