import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { CoinIcon } from '@tessera/shared/ui/more-icons';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { Pagination } from '@tessera/shared/ui/pagination';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Segmented } from '@tessera/shared/ui/segmented';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { useState } from 'react';
import { claimsPerPage, usePromotionClaims } from '../../api/promotions.ts';
import styles from './bonus-details.module.css';
import { ClaimTable } from './claim-table.tsx';

const views = ['all', 'active', 'paid', 'ended'] as const;
type View = (typeof views)[number];

/** Bonus details (member centre): what promotions have credited, how far its turnover is, and what became of it. */
export default function BonusDetailsPage() {
  const { t } = useTranslation('promotions');
  const [{ view, page }, setShown] = useState<{ view: View; page: number }>({ view: 'all', page: 1 });
  const claims = usePromotionClaims(page, view === 'all' ? undefined : view);
  return (
    <>
      <PageHeader level="centre" title={t('bonus.title')} subtitle={t('bonus.subtitle')} />
      <div className={styles.views}>
        <Segmented
          label={t('bonus.view')}
          segments={views.map((value) => ({ value, label: t(`bonus.views.${value}`) }))}
          value={view}
          onChange={(next) => setShown({ view: next, page: 1 })}
        />
      </div>
      <ResourceView
        resource={claims}
        isEmpty={({ list }) => list.length === 0}
        skeleton={<SkeletonText lines={8} />}
        empty={
          view === 'all' ? (
            <EmptyState icon={<CoinIcon />} title={t('bonus.empty')} detail={t('bonus.emptyDetail')} />
          ) : (
            <EmptyState
              icon={<CoinIcon />}
              title={t('bonus.noneFound')}
              actions={<Button onClick={() => setShown({ view: 'all', page: 1 })}>{t('bonus.showAll')}</Button>}
            />
          )
        }
      >
        {({ list, total }) => (
          <>
            <ClaimTable claims={list} />
            {total > claimsPerPage && (
              <Pagination
                page={page}
                pageSize={claimsPerPage}
                total={total}
                onChange={(next) => setShown({ view, page: next })}
              />
            )}
          </>
        )}
      </ResourceView>
    </>
  );
}
