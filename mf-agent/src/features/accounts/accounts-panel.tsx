import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { SearchIcon, TeamIcon } from '@tessera/shared/ui/icons';
import { Pagination } from '@tessera/shared/ui/pagination';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { DataTable } from '@tessera/shared/ui/table';
import { useCallback, useMemo, useState } from 'react';
import { useTeamAccounts } from '../../api/team.ts';
import {
  type AccountFilter,
  accountPageSize,
  isSortable,
  isUsual,
  readAccountFilter,
  writeAccountFilter,
} from '../../model/account-filter.ts';
import type { TeamAccount } from '../../model/team.ts';
import { BranchSkeleton } from '../branch/branch-table.tsx';
import { useHere } from '../layout/use-here.ts';
import { useQuietText } from '../layout/use-quiet-text.ts';
import styles from './accounts.module.css';
import { AccountsFilters } from './accounts-filters.tsx';
import { sortOf, useAccountColumns } from './use-account-columns.tsx';

const keyOf = ({ id }: TeamAccount): string => id;

/** Every account below the agent, to be found by name, kind and when it was last here. */
export function AccountsPanel() {
  const { t } = useTranslation('agent');
  const { params, change, open } = useHere();
  const filter = useMemo(() => readAccountFilter(params), [params]);
  const [keyword, setKeyword] = useState('');
  const settled = useQuietText(keyword);
  const accounts = useTeamAccounts({
    ...filter,
    pageSize: accountPageSize,
    ...(settled ? { keyword: settled } : {}),
  });
  const alter = (part: Partial<AccountFilter>) => change(writeAccountFilter({ ...filter, page: 1, ...part }));
  const enter = useCallback(({ id }: TeamAccount) => open('teamOverview', `?branch=${id}`), [open]);
  const columns = useAccountColumns(enter);
  const search = (text: string) => {
    setKeyword(text);
    if (filter.page > 1) alter({});
  };
  const clear = () => {
    setKeyword('');
    alter({ kind: 'all', seen: 'any' });
  };
  const isNarrowed = settled !== '' || !isUsual(filter);
  return (
    <Panel padding="none" className={styles.panel}>
      <AccountsFilters filter={filter} keyword={keyword} onSearch={search} onChange={alter} />
      <ResourceView
        resource={accounts}
        skeleton={<BranchSkeleton />}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            icon={isNarrowed ? <SearchIcon /> : <TeamIcon />}
            title={t(isNarrowed ? 'accounts.nothingFound' : 'branch.empty')}
            detail={isNarrowed ? undefined : t('branch.emptyDetail')}
            actions={isNarrowed && <Button onClick={clear}>{t('accounts.clear')}</Button>}
          />
        }
      >
        {({ list, total }) => (
          <div className={accounts.isPlaceholderData ? styles.stale : undefined}>
            <DataTable
              label={t('menu.management')}
              columns={columns}
              rows={list}
              rowKey={keyOf}
              isDense
              sort={sortOf(filter)}
              onSortChange={(sort) =>
                sort && isSortable(sort.key)
                  ? alter({ sort: sort.key, order: sort.isDescending ? 'desc' : 'asc' })
                  : alter({ sort: 'registered', order: 'desc' })
              }
            />
            <div className={styles.pages}>
              <Pagination
                page={filter.page}
                pageSize={accountPageSize}
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
