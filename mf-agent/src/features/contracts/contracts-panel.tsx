import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { Chip } from '@tessera/shared/ui/chip';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { ReviewIcon } from '@tessera/shared/ui/more-icons';
import { Pagination } from '@tessera/shared/ui/pagination';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Segmented } from '@tessera/shared/ui/segmented';
import { Select } from '@tessera/shared/ui/select';
import { DataTable } from '@tessera/shared/ui/table';
import { contractKinds, exportContracts } from '@tessera/shared/wire/agent';
import { useCallback, useMemo } from 'react';
import { useContracts } from '../../api/contracts.ts';
import {
  type Contract,
  type ContractFilter,
  contractFilters,
  contractPageSize,
  contractSides,
  contractsFilter,
  contractsRequest,
  readContractFilter,
  writeContractFilter,
} from '../../model/contract.ts';
import { BranchSkeleton } from '../branch/branch-table.tsx';
import { useHere } from '../layout/use-here.ts';
import { ExportButton } from '../records/export-button.tsx';
import styles from './contracts.module.css';
import { NameSearch } from './name-search.tsx';
import { useContractColumns } from './use-contract-columns.tsx';

const keyOf = ({ id }: Contract): string => id;

/** The contracts from above and those given below, by side, status and kind. */
export function ContractsPanel() {
  const { t } = useTranslation('agent');
  const { params, change, enter } = useHere();
  const filter = useMemo(() => readContractFilter(params), [params]);
  const contracts = useContracts(contractsRequest(filter));
  const alter = (part: Partial<ContractFilter>) => change(writeContractFilter({ ...filter, page: 1, ...part }));
  const open = useCallback(
    ({ id }: Contract) => {
      const next = new URLSearchParams(params);
      next.set('contract', id);
      enter(next);
    },
    [params, enter],
  );
  const columns = useContractColumns(open);
  const isUsual = filter.side === 'all' && filter.state === 'current' && !filter.kind && !filter.keyword;
  return (
    <Panel padding="none" className={styles.panel}>
      <ContractFilters filter={filter} waiting={contracts.data?.waiting ?? 0} onChange={alter} />
      <ResourceView
        resource={contracts}
        skeleton={<BranchSkeleton />}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            icon={<ReviewIcon />}
            title={t(isUsual ? 'contract.empty' : 'contract.nothingFound')}
            detail={isUsual ? t('contract.emptyDetail') : undefined}
            actions={!isUsual && <Button onClick={() => change(new URLSearchParams())}>{t('accounts.clear')}</Button>}
          />
        }
      >
        {({ list, total }) => (
          <div className={contracts.isPlaceholderData ? styles.stale : undefined}>
            <DataTable label={t('menu.contracts')} columns={columns} rows={list} rowKey={keyOf} isDense />
            <div className={styles.pages}>
              <Pagination
                page={filter.page}
                pageSize={contractPageSize}
                total={total}
                onChange={(page) => alter({ page })}
              />
            </div>
          </div>
        )}
      </ResourceView>
    </Panel>
  );
}

interface FiltersProps {
  readonly filter: ContractFilter;
  readonly waiting: number;
  readonly onChange: (part: Partial<ContractFilter>) => void;
}

function ContractFilters({ filter, waiting, onChange }: FiltersProps) {
  const { t } = useTranslation('agent');
  return (
    <div className={styles.filters}>
      <Segmented
        label={t('contract.side')}
        segments={contractSides.map((side) => ({ value: side, label: t(`contract.sides.${side}`) }))}
        value={filter.side}
        onChange={(side) => onChange({ side })}
      />
      <fieldset className={styles.chips} aria-label={t('contract.state')}>
        {contractFilters.map((state) => (
          <Chip key={state} isSelected={filter.state === state} onClick={() => onChange({ state })}>
            {t(`contract.filters.${state}`, { waiting })}
          </Chip>
        ))}
      </fieldset>
      <Select
        className={styles.kind}
        label={t('contract.kind')}
        hasMessage={false}
        options={[
          { value: 'all', label: t('contract.allKinds') },
          ...contractKinds.map((kind) => ({ value: kind, label: t(`contract.kinds.${kind}`) })),
        ]}
        value={filter.kind ?? 'all'}
        onChange={(kind) => onChange({ kind: contractKinds.find((known) => known === kind) })}
      />
      <div className={styles.tools}>
        <NameSearch
          label={t('contract.search')}
          keyword={filter.keyword}
          onChange={(keyword) => onChange({ keyword })}
        />
        <ExportButton endpoint={exportContracts} request={contractsFilter(filter)} name="contracts" />
      </div>
    </div>
  );
}
