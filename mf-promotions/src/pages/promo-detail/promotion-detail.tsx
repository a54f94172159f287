import { SanitisedHtml } from '@tessera/shared/html';
import { useTranslation } from '@tessera/shared/i18n';
import { Panel } from '@tessera/shared/ui/panel';
import { usePromotionCategories } from '../../api/promotions.ts';
import { useBadges } from '../../features/card/use-badges.ts';
import titles from '../../features/conditions/conditions-panel.module.css';
import { ConditionsPanel, ContributionPanel } from '../../features/conditions/conditions-panel.tsx';
import { OwnPanel } from '../../features/own-part/own-panel.tsx';
import type { Promotion } from '../../model/promotion.ts';
import { DetailHero } from './detail-hero.tsx';
import styles from './promo-detail.module.css';

/** A promotion in full. */
export function PromotionDetail({ promotion }: { readonly promotion: Promotion }) {
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
