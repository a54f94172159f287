import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { SearchIcon, TeamIcon } from '@tessera/shared/ui/icons';
import { Money } from '@tessera/shared/ui/money';
import { Pagination } from '@tessera/shared/ui/pagination';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { DataTable } from '@tessera/shared/ui/table';
import { exportTeamAccounts } from '@tessera/shared/wire/agent';
import { useCallback, useState } from 'react';
import { useDownlineSettings } from '../../api/registration.ts';
import { useTeamAccounts } from '../../api/team.ts';
import { accountPageSize, accountsRequest, isSortable, isUsual, widened } from '../../model/account-filter.ts';
import type { PeriodRequest } from '../../model/period.ts';
import type { TeamAccount, TeamAccounts } from '../../model/team.ts';
import { BranchSkeleton } from '../branch/branch-table.tsx';
import { RaiseDialog } from '../rebates/raise-dialog.tsx';
import { ExportButton } from '../records/export-button.tsx';
import { TransferDialog } from '../transfers/transfer-dialog.tsx';
import styles from './accounts.module.css';
import { AccountsFilters } from './accounts-filters.tsx';
import { AccountsTrail } from './accounts-trail.tsx';
import { type RowAction, sortOf, useAccountColumns } from './use-account-columns.tsx';
import { useAccountView } from './use-account-view.ts';

const keyOf = ({ id }: TeamAccount): string => id;

interface Chosen {
  readonly action: RowAction;
  readonly account: TeamAccount;
}

/** Every account below the agent: the tree, its states and balances, and what the agent may do for each. */
export function AccountsPanel({ period }: { readonly period: PeriodRequest }) {
  const { t } = useTranslation('agent');
  const { filter, keyword, search, alter, enter, change } = useAccountView();
  const request = accountsRequest(filter, period);
  const accounts = useTeamAccounts(request);
  const { page: _page, pageSize: _size, sort: _sort, order: _order, ...exported } = request;
  const settings = useDownlineSettings();
  const [chosen, setChosen] = useState<Chosen>();
  const act = useCallback((action: RowAction, account: TeamAccount) => setChosen({ action, account }), []);
  const columns = useAccountColumns({ settings: settings.data, onEnter: enter, onAct: act });
  const isNarrowed = !isUsual(filter);
  return (
    <Panel padding="none" className={styles.panel}>
      <AccountsFilters filter={filter} keyword={keyword} onSearch={search} onChange={alter} />
      <div className={styles.bar}>
        {accounts.data && !filter.keyword && <AccountsTrail trail={accounts.data.trail} onEnter={enter} />}
        {accounts.data && <Sums accounts={accounts.data} />}
        {accounts.data && (
          <ExportButton
            endpoint={exportTeamAccounts}
            request={exported}
            name="accounts"
            span={
              filter.activity === 'any'
                ? { fromMs: accounts.data.asOfMs, toMs: accounts.data.asOfMs }
                : accounts.data.span
            }
          />
        )}
      </div>
      <ResourceView
        resource={accounts}
        skeleton={<BranchSkeleton />}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            icon={isNarrowed ? <SearchIcon /> : <TeamIcon />}
            title={t(isNarrowed ? 'accounts.nothingFound' : 'branch.empty')}
            detail={isNarrowed ? undefined : t('branch.emptyDetail')}
            actions={isNarrowed && <Button onClick={() => change(widened(filter))}>{t('accounts.clear')}</Button>}
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
      {chosen?.action === 'transfer' && (
        <TransferDialog account={chosen.account} onClose={() => setChosen(undefined)} />
      )}
      {chosen?.action === 'raise' && settings.data && (
        <RaiseDialog account={chosen.account} settings={settings.data} onClose={() => setChosen(undefined)} />
      )}
    </Panel>
  );
}

/** Of the whole filter, not of the page. */
function Sums({ accounts: { total, totalBalance } }: { readonly accounts: TeamAccounts }) {
  const { t } = useTranslation('agent');
  const { count } = useFormat('agent');
  return (
    <p className={styles.sums}>
      <span>{t('accounts.sumCount', { accounts: count(total) })}</span>
      <span>
        {t('accounts.sumBalance')} <Money minor={totalBalance} currency={merchantCurrency()} />
      </span>
    </p>
  );
}
