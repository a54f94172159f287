import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText, useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { Chip } from '@tessera/shared/ui/chip';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { Money } from '@tessera/shared/ui/money';
import { DividendIcon } from '@tessera/shared/ui/more-icons';
import { Pagination } from '@tessera/shared/ui/pagination';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Segmented } from '@tessera/shared/ui/segmented';
import { DataTable } from '@tessera/shared/ui/table';
import { type BillStatus, billStatuses, type ContractKind } from '@tessera/shared/wire/agent';
import { useCallback, useMemo } from 'react';
import { useBills } from '../../api/bills.ts';
import {
  type Bill,
  type BillFilter,
  type BillRecord,
  billPageSize,
  billSides,
  billsRequest,
  readBillFilter,
  sumOf,
  writeBillFilter,
} from '../../model/bills.ts';
import { billPages } from '../../model/contract.ts';
import { BranchSkeleton } from '../branch/branch-table.tsx';
import { useFollowContracts } from '../contracts/use-follow-contracts.ts';
import { CentrePage } from '../layout/centre-page.tsx';
import { useHere } from '../layout/use-here.ts';
import { PeriodDays, PeriodPicker, usePeriod } from '../period/period-picker.tsx';
import { BillExplanation } from './bill-explanation.tsx';
import styles from './bills.module.css';
import { PayAll } from './pay-all.tsx';
import { useBillColumns } from './use-bill-columns.tsx';
import { usePay } from './use-pay.ts';

const keyOf = ({ id }: Bill): string => id;

/** The bills of one kind of contract, received or to be paid, with the sums of the whole filter. */
export function BillsPage({ kind }: { readonly kind: ContractKind }) {
  const { t } = useTranslation('agent');
  const { params, change } = useHere();
  const { period, today, choose } = usePeriod();
  useFollowContracts();
  const filter = useMemo(() => readBillFilter(params), [params]);
  const bills = useBills(billsRequest(kind, filter, period, today));
  const alter = (part: Partial<BillFilter>) => change(writeBillFilter(params, { ...filter, page: 1, ...part }));
  const picker = { period, today, onChange: choose };
  const explained = Number(/^[1-9]\d{0,14}$/.exec(params.get('bill') ?? '')?.[0] ?? 0);
  const withBill = useCallback(
    (id: string | undefined) => {
      const next = new URLSearchParams(params);
      if (id) next.set('bill', id);
      else next.delete('bill');
      change(next);
    },
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
          {filter.side === 'given' && bills.data && <PayAll kind={kind} record={bills.data} />}
        </div>
        <ResourceView
          resource={bills}
          skeleton={<BranchSkeleton />}
          isEmpty={({ total }) => total === 0}
          empty={
            <EmptyState
              icon={<DividendIcon />}
              title={t('bill.empty')}
              detail={t('bill.emptyDetail')}
              actions={filter.status && <Button onClick={() => alter({ status: undefined })}>{t('bill.clear')}</Button>}
            />
          }
        >
          {(record) => (
            <div className={bills.isPlaceholderData ? styles.stale : undefined}>
              <Sums record={record} status={filter.status} />
              <BillTable kind={kind} filter={filter} record={record} onExplain={withBill} />
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
      {explained > 0 && <BillExplanation id={explained} onClose={() => withBill(undefined)} />}
    </CentrePage>
  );
}

interface ChipsProps {
  readonly sums: BillRecord['sums'];
  readonly status: BillStatus | undefined;
  readonly onChange: (status: BillStatus | undefined) => void;
}

function StatusChips({ sums, status, onChange }: ChipsProps) {
  const { t } = useTranslation('agent');
  return (
    <fieldset className={styles.chips} aria-label={t('bill.status')}>
      {billStatuses.map((one) => {
        const { count } = sumOf(sums, one);
        if (count === 0 && status !== one) return null;
        return (
          <Chip key={one} isSelected={status === one} onClick={() => onChange(status === one ? undefined : one)}>
            {t('bill.statusCount', { status: t(`bill.statuses.${one}`), count })}
          </Chip>
        );
      })}
    </fieldset>
  );
}

function Sums({ record, status }: { readonly record: BillRecord; readonly status: BillStatus | undefined }) {
  const { t } = useTranslation('agent');
  const { currency } = useFormat('agent');
  const { amount, paid } = sumOf(record.sums, status);
  return (
    <dl className={styles.sums} aria-label={t('bill.sums')}>
      <div>
        <dt>{t('bill.amount')}</dt>
        <dd>
          <Money minor={amount} currency={currency} />
        </dd>
      </div>
      <div>
        <dt>{t('bill.paid')}</dt>
        <dd>
          <Money minor={paid} currency={currency} />
        </dd>
      </div>
    </dl>
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
  const explain = useCallback(({ id }: Bill) => onExplain(id), [onExplain]);
  const columns = useBillColumns(kind, filter.side, { onExplain: explain, onPay: pay, isBusy });
  return (
    <>
      {failure !== undefined && (
        <p role="alert" className={styles.refusal}>
          {errorText(failure)}
        </p>
      )}
      <DataTable label={t(`menu.${billPages[kind]}`)} columns={columns} rows={record.list} rowKey={keyOf} isDense />
    </>
  );
}
