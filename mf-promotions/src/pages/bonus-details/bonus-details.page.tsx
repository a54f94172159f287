import { useTranslation } from '@tessera/shared/i18n';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { CoinIcon } from '@tessera/shared/ui/more-icons';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { Pagination } from '@tessera/shared/ui/pagination';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { useState } from 'react';
import { claimsPerPage, usePromotionClaims } from '../../api/promotions.ts';
import { ClaimTable } from './claim-table.tsx';

/** Bonus details (member centre): what promotions have credited, and how far its rolling is. */
export default function BonusDetailsPage() {
  const { t } = useTranslation('promotions');
  const [page, setPage] = useState(1);
  const claims = usePromotionClaims(page);
  return (
    <>
      <PageHeader level="centre" title={t('bonus.title')} subtitle={t('bonus.subtitle')} />
      <ResourceView
        resource={claims}
        isEmpty={({ list }) => list.length === 0}
        skeleton={<SkeletonText lines={8} />}
        empty={<EmptyState icon={<CoinIcon />} title={t('bonus.empty')} detail={t('bonus.emptyDetail')} />}
      >
        {({ list, total }) => (
          <>
            <ClaimTable claims={list} />
            {total > claimsPerPage && (
              <Pagination page={page} pageSize={claimsPerPage} total={total} onChange={setPage} />
            )}
          </>
        )}
      </ResourceView>
    </>
  );
}
