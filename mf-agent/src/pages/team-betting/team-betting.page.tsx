import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { BettingRecordIcon } from '@tessera/shared/ui/more-icons';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { exportTeamBets } from '@tessera/shared/wire/agent';
import { useMemo } from 'react';
import { useTeamBets } from '../../api/records.ts';
import { BranchSkeleton } from '../../features/branch/branch-table.tsx';
import { AsOf } from '../../features/layout/as-of.tsx';
import { CentrePage } from '../../features/layout/centre-page.tsx';
import { useHere } from '../../features/layout/use-here.ts';
import { PeriodDays, PeriodPicker, usePeriod } from '../../features/period/period-picker.tsx';
import { ExportButton } from '../../features/records/export-button.tsx';
import { isUnknownAccount } from '../../features/records/is-unknown-account.ts';
import { OlderButton } from '../../features/records/older-button.tsx';
import styles from '../../features/records/records.module.css';
import { UnknownAccount } from '../../features/records/unknown-account.tsx';
import { BetFilters } from '../../features/team-bets/bet-filters.tsx';
import { BetSums } from '../../features/team-bets/bet-sums.tsx';
import { TeamBetTable } from '../../features/team-bets/bet-table.tsx';
import { betRequest, readBetFilter, withParts } from '../../model/record-filter.ts';

/** Team betting: every bet of the agent and everybody below, and what the filter comes to. */
export default function TeamBettingPage() {
  const { t } = useTranslation('agent');
  const { params, change } = useHere();
  const { period, today, choose } = usePeriod();
  const filter = useMemo(() => readBetFilter(params), [params]);
  const request = { ...period, ...betRequest(filter) };
  const bets = useTeamBets(request);
  const newest = bets.data?.pages[0];
  const isUnknown = isUnknownAccount(bets.error);
  const alter = (parts: Readonly<Record<string, string | undefined>>) => change(withParts(params, parts));
  const nothing = { account: undefined, category: undefined, vendor: undefined, status: undefined, bet: undefined };
  const clear = () => alter(nothing);
  const isNarrowed = Object.values(filter).some((part) => part !== undefined);
  const picker = { period, today, onChange: choose };
  return (
    <CentrePage
      title={t('betting.title')}
      badge={<AsOf ms={newest?.asOfMs} isBusy={bets.isFetching} onRefresh={bets.refetch} />}
      actions={<PeriodPicker {...picker} />}
    >
      <PeriodDays {...picker} />
      <Panel padding="none" className={styles.panel}>
        <BetFilters
          filter={filter}
          isUnknownAccount={isUnknown}
          products={newest?.products}
          onChange={(parts) => alter({ bet: undefined, ...parts })}
        />
        {isUnknown ? (
          <UnknownAccount onClear={() => alter({ account: undefined })} />
        ) : (
          <ResourceView
            resource={bets}
            skeleton={<BranchSkeleton />}
            isEmpty={({ pages }) => pages[0]?.list.length === 0}
            empty={
              <EmptyState
                icon={<BettingRecordIcon />}
                title={t('betting.empty')}
                detail={t('records.emptyDetail')}
                actions={isNarrowed && <Button onClick={clear}>{t('accounts.clear')}</Button>}
              />
            }
          >
            {({ pages: [first, ...rest] }) =>
              first && (
                <div className={bets.isPlaceholderData ? styles.staleContent : styles.content}>
                  <BetSums sums={first.sums} />
                  <div className={styles.bar}>
                    {!filter.bet && <p className={styles.note}>{t('betting.byDay')}</p>}
                    <ExportButton endpoint={exportTeamBets} request={request} name="team-bets" span={first.span} />
                  </div>
                  <TeamBetTable bets={[first, ...rest].flatMap(({ list }) => list)} />
                  <OlderButton record={bets} label={t('betting.older')} />
                </div>
              )
            }
          </ResourceView>
        )}
      </Panel>
    </CentrePage>
  );
}
