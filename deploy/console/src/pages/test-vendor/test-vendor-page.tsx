import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { Switch } from '@tessera/shared/ui/switch';
import { toast } from '@tessera/shared/ui/toast';
import {
  getTestRounds,
  getTestVendor,
  sendTestCalls,
  setTestVendorAway,
  switchTestVendor,
} from '@tessera/shared/wire/console';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import { resultToasts, showError } from '../../chrome/step.ts';
import { zoneName } from '../../format.ts';
import { NewTestBet, type TestVendor } from './new-test-bet.tsx';
import { TestRoundTable } from './test-round-table.tsx';
import styles from './test-vendor.module.css';

/** A vendor that does what the console says, for the products that have no game to open yet. */
export function TestVendorPage() {
  const { t } = useTranslation('console');
  const vendor = useConsole(getTestVendor, {});
  const rounds = useConsole(getTestRounds, { page: 1, pageSize: 50 });
  return (
    <>
      <PageHeader
        title={t('testVendor.title')}
        subtitle={`${t('testVendor.subtitle')} ${t('zoneNote', { zone: zoneName() })}`}
      />
      <ResourceView resource={vendor} isEmpty={() => false} skeleton={<SkeletonText lines={6} />}>
        {(found) => (
          <>
            <Panel>
              <Settings vendor={found} />
            </Panel>
            <Panel>
              <NewTestBet vendor={found} />
            </Panel>
          </>
        )}
      </ResourceView>
      <Panel>
        <h2>{t('testVendor.rounds')}</h2>
        <ResourceView
          resource={rounds}
          skeleton={<SkeletonText lines={6} />}
          isEmpty={({ list }) => list.length === 0}
          empty={<EmptyState title={t('testVendor.empty')} detail={t('testVendor.emptyDetail')} />}
        >
          {({ list }) => <TestRoundTable rounds={list} />}
        </ResourceView>
      </Panel>
    </>
  );
}

/** Which merchants take its bets, whether it is away, and the calls that are held back. */
function Settings({ vendor: { merchants, isAway, held } }: { readonly vendor: TestVendor }) {
  const { t } = useTranslation('console');
  const turn = useConsoleChange(switchTestVendor);
  const leave = useConsoleChange(setTestVendorAway);
  const send = useConsoleChange(sendTestCalls);
  const sendIn = (order: 'made' | 'newest-first') => () =>
    send.mutate(
      { order },
      {
        onSuccess: ({ sent }) => toast.show({ tone: 'ok', title: t('testVendor.sent', { count: sent }) }),
        onError: showError,
      },
    );
  return (
    <>
      <h2>{t('testVendor.merchants')}</h2>
      <div className={styles.settings}>
        {merchants.map(({ code, name, isOn }) => (
          <Switch
            key={code}
            checked={isOn}
            onChange={({ target }) =>
              turn.mutate(
                { merchant: code, isOn: target.checked },
                resultToasts(t('testVendor.switched', { merchant: name })),
              )
            }
          >
            {name}
          </Switch>
        ))}
      </div>
      <div className={styles.settings}>
        <Switch
          checked={isAway}
          onChange={({ target }) =>
            leave.mutate(
              { isAway: target.checked },
              resultToasts(t(target.checked ? 'testVendor.left' : 'testVendor.back')),
            )
          }
        >
          {t('testVendor.away')}
        </Switch>
      </div>
      {held > 0 && (
        <div className={styles.acts}>
          <span>{t('testVendor.held', { count: held })}</span>
          <Button size="small" isBusy={send.isPending} onClick={sendIn('made')}>
            {t('testVendor.sendMade')}
          </Button>
          <Button size="small" isBusy={send.isPending} onClick={sendIn('newest-first')}>
            {t('testVendor.sendNewest')}
          </Button>
        </div>
      )}
    </>
  );
}
