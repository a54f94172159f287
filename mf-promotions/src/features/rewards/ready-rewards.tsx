import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { useIsClosed, usePromotions } from '../../api/promotions.ts';
import { waitingRewards } from '../../model/rewards.ts';
import { DropNotice } from '../envelopes/drop-notice.tsx';
import { useKeptFocus } from '../focus/use-kept-focus.ts';
import { NoOffers } from '../offers/no-offers.tsx';
import { useNews } from '../own-part/announcements.ts';
import styles from './claim-list.module.css';
import { ClaimList } from './claim-list.tsx';
import { useClaimSources } from './claim-sources.ts';

/** Everything that can be claimed now; a part that could not be loaded says so and can be loaded again. */
export function ReadyRewards() {
  const { t } = useTranslation('promotions');
  const promotions = usePromotions();
  useNews(promotions.data);
  const sources = useClaimSources();
  const isClosed = useIsClosed();
  const kept = useKeptFocus<HTMLDivElement>('li button');
  const ready = sources.flatMap(({ list }) => list);
  const failed = sources.filter(({ retry }) => retry);
  return (
    <>
      <DropNotice />
      <div {...kept}>
        <ResourceView
          resource={promotions}
          skeleton={<SkeletonText lines={8} />}
          isEmpty={(list) => ready.length + waitingRewards(list).length + failed.length === 0}
          empty={<NoOffers title={t('rewards.empty')} detail={t('rewards.emptyDetail')} />}
        >
          {(list) => (
            <>
              {isClosed && <p className={styles.note}>{t('closed.detail')}</p>}
              <ClaimList ready={ready} waiting={waitingRewards(list)} />
              {failed.map(({ name, retry }) => (
                <p key={name} className={styles.failed} role="alert">
                  {t('rewards.failed', { name })}{' '}
                  <Button size="small" onClick={retry}>
                    {t('rewards.retry')}
                  </Button>
                </p>
              ))}
            </>
          )}
        </ResourceView>
      </div>
    </>
  );
}
