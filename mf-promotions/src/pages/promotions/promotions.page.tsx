import { useTranslation } from '@tessera/shared/i18n';
import { useSearchParams } from '@tessera/shared/router';
import { Chip } from '@tessera/shared/ui/chip';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { PromotionsIcon } from '@tessera/shared/ui/icons';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { useIsClosed, useOpenPromotions, usePromotionCategories, usePromotions } from '../../api/promotions.ts';
import grid from '../../features/card/card-grid.module.css';
import { CardSkeletons } from '../../features/card/card-skeletons.tsx';
import { PromotionCard } from '../../features/card/promotion-card.tsx';
import { useBadges } from '../../features/card/use-badges.ts';
import { DropNotice } from '../../features/envelopes/drop-notice.tsx';
import { NoOffers } from '../../features/offers/no-offers.tsx';
import { useNews } from '../../features/own-part/announcements.ts';
import styles from './promotions.module.css';

/** Cards that are in view when the page opens on a wide screen. */
const firstCards = 3;

/** Everything the merchant offers, by category; the chosen category is in the address. */
export default function PromotionsPage() {
  const { t } = useTranslation('promotions');
  const [params, setParams] = useSearchParams();
  const chosen = params.get('category') ?? '';
  const own = usePromotions();
  const open = useOpenPromotions();
  const promotions = own.isPending && open.data !== undefined ? open : own;
  const categories = usePromotionCategories().data ?? [];
  const badges = useBadges(categories);
  useNews(own.data);
  const isClosed = useIsClosed();

  const choose = (code: string) => setParams(code ? { category: code } : {}, { replace: true });
  const chips = (
    <fieldset className={styles.chips} aria-label={t('list.categories')} data-fades="">
      <Chip isSelected={chosen === ''} onClick={() => choose('')}>
        {t('list.all')}
      </Chip>
      {categories.map(({ code, name }) => (
        <Chip key={code} isSelected={chosen === code} onClick={() => choose(code)}>
          {name}
        </Chip>
      ))}
    </fieldset>
  );
  return (
    <>
      <div className={styles.head}>
        <PageHeader title={t('list.title')} />
        {chips}
      </div>
      {isClosed && (promotions.data?.length ?? 0) > 0 && <p className={styles.closed}>{t('closed.detail')}</p>}
      <DropNotice />
      <ResourceView
        resource={promotions}
        skeleton={<CardSkeletons />}
        empty={<NoOffers title={t('list.empty')} detail={t('list.emptyDetail')} />}
      >
        {(list) => {
          const shown = list.filter(({ category }) => !chosen || category === chosen);
          if (shown.length === 0) return <EmptyState icon={<PromotionsIcon />} title={t('list.emptyCategory')} />;
          return (
            <div className={grid.grid}>
              {shown.map((promotion, at) => (
                <PromotionCard
                  key={promotion.id}
                  promotion={promotion}
                  badges={badges(promotion)}
                  load={at < firstCards ? 'at-once' : 'when-near'}
                />
              ))}
            </div>
          );
        }}
      </ResourceView>
    </>
  );
}
