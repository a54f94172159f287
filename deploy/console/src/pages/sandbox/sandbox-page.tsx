import { dayMs, formatDate } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { Badge } from '@tessera/shared/ui/badge';
import { Button } from '@tessera/shared/ui/button';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { advanceClock, checkLedger, getClock } from '@tessera/shared/wire/console';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import { showError } from '../../chrome/step.ts';
import styles from './sandbox-page.module.css';
import { VendorConducts } from './vendor-conducts.tsx';

const STEPS = { minute: 60_000, hour: 3_600_000, day: dayMs } as const;

/** Functions of the sandbox only: moving the time, summing the ledger, and taking vendors away. */
export function SandboxPage() {
  const { t } = useTranslation('console');
  return (
    <>
      <PageHeader title={t('sandbox.title')} />
      <Panel>
        <Clock />
      </Panel>
      <Panel>
        <Ledger />
      </Panel>
      <Panel>
        <VendorConducts />
      </Panel>
    </>
  );
}

function Clock() {
  const { t } = useTranslation('console');
  const clock = useConsole(getClock, {});
  const advance = useConsoleChange(advanceClock);
  return (
    <>
      <h2>{t('sandbox.clock')}</h2>
      <ResourceView resource={clock} skeleton={<SkeletonText lines={2} />}>
        {({ nowMs, offsetMs }) => (
          <p className={styles.figure}>
            {formatDate('yyyy-MM-dd hh:mm:ss', nowMs, 'UTC')} UTC ·{' '}
            {t('sandbox.ahead', { minutes: Math.round(offsetMs / 60_000) })}
          </p>
        )}
      </ResourceView>
      <div className={styles.acts}>
        {Object.entries(STEPS).map(([step, ms]) => (
          <Button key={step} isBusy={advance.isPending} onClick={() => advance.mutate({ ms }, { onError: showError })}>
            {t(`sandbox.${step}`)}
          </Button>
        ))}
      </div>
    </>
  );
}

function Ledger() {
  const { t } = useTranslation('console');
  const ledger = useConsole(checkLedger, {});
  return (
    <>
      <h2>{t('sandbox.ledger')}</h2>
      <ResourceView resource={ledger} skeleton={<SkeletonText lines={2} />}>
        {({ isInOrder, movements, entries, accounts, sumMinor }) => (
          <p className={styles.figure}>
            <Badge tone={isInOrder ? 'ok' : 'danger'}>{t(isInOrder ? 'sandbox.inOrder' : 'sandbox.notInOrder')}</Badge>{' '}
            {t('sandbox.totals', { movements, entries, accounts, sum: sumMinor })}
          </p>
        )}
      </ResourceView>
      <Button isBusy={ledger.isFetching} onClick={() => void ledger.refetch()}>
        {t('sandbox.check')}
      </Button>
    </>
  );
}
