import { useTranslation } from '@tessera/shared/i18n';
import { Badge } from '@tessera/shared/ui/badge';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { getOverview } from '@tessera/shared/wire/console';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { useConsole } from '../../api/queries.ts';
import { amount, when, zoneName } from '../../format.ts';
import styles from './overview-page.module.css';

type Merchant = AnswerOf<typeof getOverview>['merchants'][number];
const TONES = { 0: 'ok', 1: 'warn', 2: 'danger' } as const;

/** Open items of each merchant. */
export function OverviewPage() {
  const { t } = useTranslation('console');
  const overview = useConsole(getOverview, {});
  return (
    <>
      <PageHeader
        title={t('overview.title')}
        subtitle={overview.data && t('overview.at', { time: when(overview.data.serverTimeMs), zone: zoneName() })}
      />
      <ResourceView
        resource={overview}
        isEmpty={({ merchants }) => merchants.length === 0}
        empty={<EmptyState title={t('overview.empty')} detail={t('overview.emptyDetail')} />}
        skeleton={<SkeletonText lines={8} />}
      >
        {({ merchants }) => (
          <div className={styles.merchants}>
            {merchants.map((merchant) => (
              <MerchantPanel key={merchant.code} merchant={merchant} />
            ))}
          </div>
        )}
      </ResourceView>
    </>
  );
}

function MerchantPanel({ merchant }: { merchant: Merchant }) {
  const { t, i18n } = useTranslation('console');
  const facts: readonly [string, string | number][] = [
    ['members', merchant.members],
    ['openSessions', merchant.openSessions],
    ['pendingDeposits', merchant.pendingDeposits],
    ['paymentsToDecide', merchant.paymentsToDecide],
    ['withdrawalsToReview', merchant.withdrawalsToReview],
    ['withdrawalsAtBank', merchant.withdrawalsAtBank],
    ['disputedPayments', merchant.disputedPayments],
    ['stuckBets', merchant.stuckBets],
    ['playerCash', amount(merchant.playerCash, i18n.language)],
    ['setAside', amount(merchant.setAside, i18n.language)],
  ];
  return (
    <Panel>
      <h2 className={styles.name}>
        {merchant.name} <Badge tone={TONES[merchant.systemStatus]}>{t(`systemStatus.${merchant.systemStatus}`)}</Badge>
      </h2>
      <dl className={styles.facts}>
        {facts.map(([key, value]) => (
          <div key={key} className={styles.fact}>
            <dt>{t(`overview.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
