import { daysRange } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import { useErrorText } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { DividendIcon } from '@tessera/shared/ui/more-icons';
import { Pagination } from '@tessera/shared/ui/pagination';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Segmented } from '@tessera/shared/ui/segmented';
import { DataTable } from '@tessera/shared/ui/table';
import { type ContractKind, exportBills } from '@tessera/shared/wire/agent';
import { useCallback, useMemo } from 'react';
import { useBills } from '../../api/bills.ts';
import {
  type Bill,
  type BillFilter,
  type BillRecord,
  billPageSize,
  billSides,
  billsFilter,
  readBill,
  readBillFilter,
  withBill,
  writeBillFilter,
} from '../../model/bills.ts';
import { billPages } from '../../model/contract.ts';
import { BranchSkeleton } from '../branch/branch-table.tsx';
import { NameSearch } from '../contracts/name-search.tsx';
import { useFollowContracts } from '../contracts/use-follow-contracts.ts';
import { CentrePage } from '../layout/centre-page.tsx';
import { useHere } from '../layout/use-here.ts';
import { PeriodDays, PeriodPicker, usePeriod } from '../period/period-picker.tsx';
import { ExportButton } from '../records/export-button.tsx';
import { BillDialog } from './bill-dialog.tsx';
import { BillSums, StatusChips } from './bill-summary.tsx';
import styles from './bills.module.css';
import { PayAll } from './pay-all.tsx';
import { useBillColumns } from './use-bill-columns.tsx';
import { useFocusAfterPay } from './use-focus-after-pay.ts';
import { usePay } from './use-pay.ts';

const keyOf = ({ id }: Bill): string => id;

/** The bills of one kind of contract, received or to be paid, with the sums of the whole filter. */
export function BillsPage({ kind }: { readonly kind: ContractKind }) {
  const { t } = useTranslation('agent');
  const { params, change } = useHere();
  const { period, today, choose } = usePeriod();
  useFollowContracts();
  const filter = useMemo(() => readBillFilter(params), [params]);
  const request = billsFilter(kind, filter, period, today);
  const bills = useBills({ ...request, side: filter.side, page: filter.page, pageSize: billPageSize });
  const alter = (part: Partial<BillFilter>) => change(writeBillFilter(params, { ...filter, page: 1, ...part }));
  const picker = { period, today, onChange: choose };
  const opened = readBill(params);
  const isFiltered = filter.status !== undefined || filter.keyword !== undefined;
  const show = useCallback(
    (id: string | undefined, branch?: string) => change(withBill(params, id, branch)),
    [params, change],
  );
  return (
    <CentrePage title={t(`menu.${billPages[kind]}`)} actions={<PeriodPicker {...picker} />}>
      <PeriodDays {...picker} />
      <Panel padding="none" className={styles.panel}>
        <div className={styles.filters}>
          <Segmented
            label={t('bill.side')}
            segments={billSides.map((side) => ({ value: side, label: t(`bill.sides.${side}`) }))}
            value={filter.side}
            onChange={(side) => alter({ side, status: undefined })}
          />
          <StatusChips sums={bills.data?.sums ?? []} status={filter.status} onChange={(status) => alter({ status })} />
          <div className={styles.tools}>
            <NameSearch label={t('bill.search')} keyword={filter.keyword} onChange={(keyword) => alter({ keyword })} />
            <ExportButton
              endpoint={exportBills}
              request={{ ...request, side: filter.side }}
              name={`bills-${kind}`}
              span={daysRange(request.from ?? today, request.to ?? today, merchant().timeZone)}
            />
            {filter.side === 'given' && bills.data && (
              <PayAll filter={request} record={bills.data} isStale={bills.isPlaceholderData} />
            )}
          </div>
        </div>
        <ResourceView
          resource={bills}
          skeleton={<BranchSkeleton />}
          isEmpty={({ total }) => total === 0}
          empty={
            <EmptyState
              icon={<DividendIcon />}
              title={t(isFiltered ? 'bill.nothingFound' : 'bill.empty')}
              detail={isFiltered ? undefined : t('bill.emptyDetail')}
              actions={
                isFiltered && (
                  <Button onClick={() => alter({ status: undefined, keyword: undefined })}>
                    {t('accounts.clear')}
                  </Button>
                )
              }
            />
          }
        >
          {(record) => (
            <div className={bills.isPlaceholderData ? styles.stale : undefined}>
              <BillSums record={record} status={filter.status} />
              <BillTable kind={kind} filter={filter} record={record} onExplain={show} />
              <div className={styles.pages}>
                <Pagination
                  page={filter.page}
                  pageSize={billPageSize}
                  total={record.total}
                  onChange={(page) => alter({ page })}
                />
              </div>
            </div>
          )}
        </ResourceView>
      </Panel>
      {opened && (
        <BillDialog
          open={opened}
          onBranch={(branch) => show(String(opened.id), branch)}
          onClose={() => show(undefined)}
        />
      )}
    </CentrePage>
  );
}

interface TableProps {
  readonly kind: ContractKind;
  readonly filter: BillFilter;
  readonly record: BillRecord;
  readonly onExplain: (id: string) => void;
}

function BillTable({ kind, filter, record, onExplain }: TableProps) {
  const { t } = useTranslation('agent');
  const errorText = useErrorText('agent');
  const { pay, isBusy, failure } = usePay();
  const { root, note } = useFocusAfterPay(record);
  const explain = useCallback(({ id }: Bill) => onExplain(id), [onExplain]);
  const payNoted = useCallback(
    (bill: Bill) => {
      note(bill);
      pay(bill);
    },
    [note, pay],
  );
  const refusalOf = useCallback(
    ({ id }: Bill) => (failure?.billId === id ? errorText(failure.cause) : undefined),
    [failure, errorText],
  );
  const columns = useBillColumns(kind, filter.side, { onExplain: explain, onPay: payNoted, isBusy, refusalOf });
  return (
    <div ref={root}>
      <DataTable label={t(`menu.${billPages[kind]}`)} columns={columns} rows={record.list} rowKey={keyOf} isDense />
    </div>
  );
}
