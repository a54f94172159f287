import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { TransferIcon } from '@tessera/shared/ui/more-icons';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { useTeamMovements } from '../../api/records.ts';
import { BranchSkeleton } from '../../features/branch/branch-table.tsx';
import { AsOf } from '../../features/layout/as-of.tsx';
import { CentrePage } from '../../features/layout/centre-page.tsx';
import { useHere } from '../../features/layout/use-here.ts';
import { FlowSums } from '../../features/movements/flow-sums.tsx';
import { TeamMovementTable } from '../../features/movements/movement-table.tsx';
import { PeriodDays, PeriodPicker, usePeriod } from '../../features/period/period-picker.tsx';
import { AccountField } from '../../features/records/account-field.tsx';
import { isUnknownAccount } from '../../features/records/is-unknown-account.ts';
import { OlderButton } from '../../features/records/older-button.tsx';
import styles from '../../features/records/records.module.css';
import { UnknownAccount } from '../../features/records/unknown-account.tsx';
import { readAccount, readFlows, withParts } from '../../model/record-filter.ts';

/** Downline transaction details: every movement of the team's money, with its counterpart and what each meaning comes to. */
export default function TransactionsPage() {
  const { t } = useTranslation('agent');
  const { params, change } = useHere();
  const { period, today, choose } = usePeriod();
  const account = readAccount(params);
  const flow = readFlows(params);
  const movements = useTeamMovements({
    ...period,
    ...(account ? { account } : {}),
    ...(flow.length > 0 ? { flow: [...flow] } : {}),
  });
  const newest = movements.data?.pages[0];
  const isUnknown = isUnknownAccount(movements.error);
  const alter = (parts: Readonly<Record<string, string | undefined>>) => change(withParts(params, parts));
  const isNarrowed = account !== undefined || flow.length > 0;
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
          <AccountField account={account} isUnknown={isUnknown} onChange={(name) => alter({ account: name })} />
        </div>
        {isUnknown ? (
          <UnknownAccount onClear={() => alter({ account: undefined })} />
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
                      <Button onClick={() => alter({ account: undefined, flow: undefined })}>
                        {t('accounts.clear')}
                      </Button>
                    )
                  }
                />
              }
            >
              {({ pages }) => (
                <>
                  <TeamMovementTable movements={pages.flatMap(({ list }) => list)} />
                  <OlderButton record={movements} label={t('movements.older')} />
                </>
              )}
            </ResourceView>
          </div>
        )}
      </Panel>
    </CentrePage>
  );
}
