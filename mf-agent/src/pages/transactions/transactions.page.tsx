import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { TransferIcon } from '@tessera/shared/ui/more-icons';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { exportTeamMovements } from '@tessera/shared/wire/agent';
import { useTeamMovements } from '../../api/records.ts';
import { BranchSkeleton } from '../../features/branch/branch-table.tsx';
import { AsOf } from '../../features/layout/as-of.tsx';
import { CentrePage } from '../../features/layout/centre-page.tsx';
import { useHere } from '../../features/layout/use-here.ts';
import { ChosenSum, FlowSums } from '../../features/movements/flow-sums.tsx';
import { TeamMovementTable } from '../../features/movements/movement-table.tsx';
import { ScopeChips } from '../../features/movements/scope-chips.tsx';
import { PeriodDays, PeriodPicker, usePeriod } from '../../features/period/period-picker.tsx';
import { AccountField } from '../../features/records/account-field.tsx';
import { ExportButton } from '../../features/records/export-button.tsx';
import { isUnknownAccount } from '../../features/records/is-unknown-account.ts';
import { OlderButton } from '../../features/records/older-button.tsx';
import styles from '../../features/records/records.module.css';
import { UnknownAccount } from '../../features/records/unknown-account.tsx';
import { readDirection, readFlows, withParts } from '../../model/record-filter.ts';
import { isWholeTeam, readScope } from '../../model/team-scope.ts';

/** Downline transaction details: every movement of the team's money, with its counterpart and what each meaning comes to. */
export default function TransactionsPage() {
  const { t } = useTranslation('agent');
  const { params, change } = useHere();
  const { period, today, choose } = usePeriod();
  const scope = readScope(params);
  const direction = readDirection(params);
  const flow = readFlows(params);
  const request = {
    ...period,
    ...scope,
    part: scope.part ?? ('all' as const),
    ...(direction ? { direction } : {}),
    ...(flow.length > 0 ? { flow: [...flow] } : {}),
  };
  const movements = useTeamMovements(request);
  const newest = movements.data?.pages[0];
  const isUnknown = isUnknownAccount(movements.error);
  const alter = (parts: Readonly<Record<string, string | undefined>>) => change(withParts(params, parts));
  // An account instead of a branch, or none of both: what narrowed the other one goes with it.
  const wholeTeam = { account: undefined, branch: undefined, under: undefined, part: undefined, direction: undefined };
  const isNarrowed = !isWholeTeam(scope) || flow.length > 0;
  const picker = { period, today, onChange: choose };
  return (
    <CentrePage
      title={t('movements.title')}
      badge={<AsOf ms={newest?.asOfMs} isBusy={movements.isFetching} onRefresh={movements.refetch} />}
      actions={<PeriodPicker {...picker} />}
    >
      <PeriodDays {...picker} />
      <Panel padding="none" className={styles.panel}>
        <div className={styles.filters}>
          <AccountField
            account={scope.account}
            isUnknown={isUnknown}
            onChange={(account) => alter({ ...wholeTeam, account })}
          />
          <ScopeChips
            scope={scope}
            direction={direction}
            names={isUnknown ? undefined : newest}
            onClear={(parts) => alter(Object.fromEntries(parts.map((part) => [part, undefined])))}
          />
        </div>
        {isUnknown ? (
          <UnknownAccount onClear={() => alter(wholeTeam)} />
        ) : (
          <div className={movements.isPlaceholderData ? styles.staleContent : styles.content}>
            <FlowSums
              sums={newest?.sums}
              chosen={flow}
              onChange={(flows) => alter({ flow: flows.join(',') || undefined })}
            />
            <ResourceView
              resource={movements}
              skeleton={<BranchSkeleton />}
              isEmpty={({ pages }) => pages[0]?.list.length === 0}
              empty={
                <EmptyState
                  icon={<TransferIcon />}
                  title={t('movements.empty')}
                  detail={t('records.emptyDetail')}
                  actions={
                    isNarrowed && (
                      <Button onClick={() => alter({ ...wholeTeam, flow: undefined })}>{t('accounts.clear')}</Button>
                    )
                  }
                />
              }
            >
              {({ pages: [first, ...rest] }) =>
                first && (
                  <>
                    <div className={styles.bar}>
                      <ChosenSum sums={first.sums} chosen={flow} />
                      <ExportButton
                        endpoint={exportTeamMovements}
                        request={request}
                        name="transactions"
                        span={first.span}
                      />
                    </div>
                    <TeamMovementTable movements={[first, ...rest].flatMap(({ list }) => list)} />
                    <OlderButton record={movements} label={t('movements.older')} />
                  </>
                )
              }
            </ResourceView>
          </div>
        )}
      </Panel>
    </CentrePage>
  );
}
