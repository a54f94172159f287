import { useEvent } from '@tessera/shared/events';
import { useTranslation } from '@tessera/shared/i18n';
import { Link, useSearchParams } from '@tessera/shared/router';
import { ButtonLink } from '@tessera/shared/ui/button';
import { ChevronLeftIcon } from '@tessera/shared/ui/icons';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { usePromotions } from '../../api/promotions.ts';
import { NoOffers } from '../../features/offers/no-offers.tsx';
import { useNews } from '../../features/own-part/announcements.ts';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { PreviewPage } from './preview-page.tsx';
import styles from './promo-detail.module.css';
import { PromotionDetail } from './promotion-detail.tsx';
import { usePreviewToken } from './use-preview-token.ts';

/** One promotion (`?id=`), or one that is being written (`#preview=`, with a token of the console). */
export default function PromoDetailPage() {
  const [query] = useSearchParams();
  const token = usePreviewToken();
  if (token) return <PreviewPage token={token} theme={query.get('theme')} />;
  return <StoredPage id={query.get('id')} />;
}

/** Conditions, what counts, the terms in full, and where one stands. */
function StoredPage({ id }: { readonly id: string | null }) {
  const { t } = useTranslation('promotions');
  const promotions = usePromotions();
  const again = () => void promotions.refetch();
  useNews(promotions.data);
  useEvent('games:round-ended', again);
  useEvent('lottery:ticket-bought', again);
  useEvent('wallet:deposit-requested', again);
  return (
    <>
      <Link to="/promotions" className={styles.back}>
        <ChevronLeftIcon size={17} aria-hidden />
        {t('list.title')}
      </Link>
      <ResourceView resource={promotions} skeleton={<DetailSkeleton />} isEmpty={() => false}>
        {(list) => {
          const promotion = list.find((one) => one.id === id);
          return promotion ? <PromotionDetail promotion={promotion} /> : <Missing />;
        }}
      </ResourceView>
    </>
  );
}

function Missing() {
  const { t } = useTranslation('promotions');
  return (
    <NoOffers
      title={t('detail.missing')}
      detail={t('detail.missingDetail')}
      actions={<ButtonLink render={<Link to="/promotions" />}>{t('detail.toList')}</ButtonLink>}
    />
  );
}
