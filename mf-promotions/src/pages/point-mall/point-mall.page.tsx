import { useTranslation } from '@tessera/shared/i18n';
import { useLocation } from '@tessera/shared/router';
import { useSession } from '@tessera/shared/session';
import { useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { useEffect } from 'react';
import {
  type PointConfig,
  useHasPaymentPassword,
  usePointBalance,
  usePointConfig,
  usePointMall,
  useRewards,
} from '../../api/points.ts';
import { useIsClosed } from '../../api/promotions.ts';
import { ConvertPanel } from '../../features/points/convert-panel.tsx';
import { setPointMallMarker } from '../../features/points/point-mall-marker.ts';
import { RewardList } from '../../features/points/reward-list.tsx';
import { usePoints } from '../../features/points/use-points.ts';
import { port } from '../../port.ts';
import { PointHistory } from './point-history.tsx';
import styles from './point-mall.module.css';

/** The point mall: the member's points and what they can become, the rates, the rewards and the record. */
export default function PointMallPage() {
  const { t } = useTranslation('promotions');
  const { role } = useSession();
  // The page stays below an open centre, under this key.
  const isBelowCentre = useLocation().key === 'below';
  useEffect(() => {
    if (isBelowCentre) setPointMallMarker();
  }, [isBelowCentre]);
  return (
    <>
      <PageHeader title={t('points.title')} subtitle={t('points.subtitle')} />
      <div className={styles.parts}>{role === 'member' || role === 'agent' ? <OwnMall /> : <OpenMall />}</div>
    </>
  );
}

function OwnMall() {
  const { t } = useTranslation('promotions');
  const balance = usePointBalance();
  // Known before a dialog asks for it.
  useHasPaymentPassword();
  const isClosed = useIsClosed();
  return (
    <>
      <ResourceView resource={usePointConfig()} skeleton={<SkeletonText lines={6} />}>
        {(config) => (
          <div className={styles.head}>
            <ResourceView resource={balance} skeleton={<SkeletonText lines={6} />}>
              {(points) => <ConvertPanel config={config} balance={points} />}
            </ResourceView>
            <Rates config={config} />
          </div>
        )}
      </ResourceView>
      <section className={styles.section}>
        <h2 className={styles.heading}>{t('points.rewards')}</h2>
        <ResourceView
          resource={useRewards()}
          skeleton={<SkeletonText lines={8} />}
          empty={<EmptyState title={t(isClosed ? 'closed.title' : 'points.noRewards')} />}
        >
          {(list) => <RewardList rewards={list} balance={balance.data} />}
        </ResourceView>
      </section>
      <PointHistory />
    </>
  );
}

/** For visitors and trial accounts: by a call that needs no account. */
function OpenMall() {
  const { t } = useTranslation('promotions');
  const { role } = useSession();
  return (
    <ResourceView resource={usePointMall()} skeleton={<SkeletonText lines={12} />}>
      {({ config, list }) => (
        <>
          <div className={styles.head}>
            {role === 'visitor' && (
              <Panel className={styles.visitor}>
                <p>{t('points.visitor')}</p>
                <Button variant="primary" onClick={() => void port.ask('sign-in', {})}>
                  {t('own.signIn')}
                </Button>
              </Panel>
            )}
            {role === 'trial' && <Panel>{t('points.trial')}</Panel>}
            <Rates config={config} />
          </div>
          <section className={styles.section}>
            <h2 className={styles.heading}>{t('points.rewards')}</h2>
            {list.length > 0 ? (
              <RewardList rewards={list} balance={undefined} />
            ) : (
              <EmptyState title={t('points.noRewards')} />
            )}
          </section>
        </>
      )}
    </ResourceView>
  );
}

/** What a bet or a deposit earns. */
function Rates({ config }: { readonly config: PointConfig }) {
  const { t } = useTranslation('promotions');
  const { full } = useFormat('promotions');
  const { written } = usePoints();
  return (
    <Panel level={2} title={t('points.rates')}>
      <dl className={styles.rates}>
        {config.rates.map(({ type, points }) => (
          <div key={type}>
            <dt>{t(`points.type.${type}`)}</dt>
            <dd>{written(points)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('points.ratesNote', { base: full(config.base) })}</p>
      <p className={styles.note}>{t('points.rules')}</p>
    </Panel>
  );
}
