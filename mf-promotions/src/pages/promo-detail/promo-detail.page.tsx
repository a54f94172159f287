import { useEvent } from '@tessera/shared/events';
import { SanitisedHtml } from '@tessera/shared/html';
import { useTranslation } from '@tessera/shared/i18n';
import { Link, useSearchParams } from '@tessera/shared/router';
import { ButtonLink } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { ChevronLeftIcon, PromotionsIcon } from '@tessera/shared/ui/icons';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { usePromotionCategories, usePromotions } from '../../api/promotions.ts';
import { useBadges } from '../../features/card/use-badges.ts';
import titles from '../../features/conditions/conditions-panel.module.css';
import { ConditionsPanel, ContributionPanel } from '../../features/conditions/conditions-panel.tsx';
import { useNews } from '../../features/own-part/announcements.ts';
import { OwnPanel } from '../../features/own-part/own-panel.tsx';
import type { Promotion } from '../../model/promotion.ts';
import { DetailHero } from './detail-hero.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import styles from './promo-detail.module.css';

/** One promotion (`?id=`): conditions, what counts, the terms in full, and where one stands. */
export default function PromoDetailPage() {
  const { t } = useTranslation('promotions');
  const id = useSearchParams()[0].get('id');
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
          return promotion ? <Detail promotion={promotion} /> : <Missing />;
        }}
      </ResourceView>
    </>
  );
}

function Detail({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('promotions');
  const badges = useBadges(usePromotionCategories().data)(promotion);
  return (
    <article>
      <DetailHero promotion={promotion} badges={badges} />
      <div className={styles.columns}>
        <OwnPanel promotion={promotion} />
        <div className={styles.text}>
          <ConditionsPanel promotion={promotion} />
          <ContributionPanel contribution={promotion.contribution} />
          <section>
            <h2 className={titles.title}>{t('detail.terms')}</h2>
            <Panel>
              <SanitisedHtml html={promotion.terms} className={styles.terms} />
            </Panel>
          </section>
        </div>
      </div>
    </article>
  );
}

function Missing() {
  const { t } = useTranslation('promotions');
  return (
    <EmptyState
      icon={<PromotionsIcon />}
      title={t('detail.missing')}
      detail={t('detail.missingDetail')}
      actions={<ButtonLink render={<Link to="/promotions" />}>{t('detail.toList')}</ButtonLink>}
    />
  );
}
