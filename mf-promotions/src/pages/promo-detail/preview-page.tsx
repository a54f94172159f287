import { ApiError } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { PromotionsIcon } from '@tessera/shared/ui/icons';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { useEffect } from 'react';
import { usePromotionCategories, usePromotionPreview } from '../../api/promotions.ts';
import grid from '../../features/card/card-grid.module.css';
import { PromotionCard } from '../../features/card/promotion-card.tsx';
import { useBadges } from '../../features/card/use-badges.ts';
import type { Promotion } from '../../model/promotion.ts';
import { DetailSkeleton } from './detail-skeleton.tsx';
import styles from './promo-detail.module.css';
import { PromotionDetail } from './promotion-detail.tsx';

interface Props {
  readonly token: string;
  readonly theme: string | null;
}

/** Shows the page in a theme while it is open; the visitor's own choice stays. */
function useShownTheme(theme: string | null): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset.theme;
    if (theme !== 'light' && theme !== 'dark') return;
    dataset.theme = theme;
    return () => {
      dataset.theme = before;
    };
  }, [theme]);
}

/** A promotion that is being written, as its card and its page; nothing in it can be pressed. */
export function PreviewPage({ token, theme }: Props) {
  const { t } = useTranslation('promotions');
  const { date } = useFormat('promotions');
  const preview = usePromotionPreview({ token });
  useShownTheme(theme);
  // A refusal is the end of its time: asking again changes nothing.
  if (preview.error instanceof ApiError && preview.error.kind === 'rejected')
    return <EmptyState icon={<PromotionsIcon />} title={t('preview.over')} detail={t('preview.overDetail')} />;
  return (
    <ResourceView resource={preview} skeleton={<DetailSkeleton />} isEmpty={() => false}>
      {({ promotion, expiresAtMs }) => (
        <>
          <Panel padding="small" className={styles.preview}>
            <p>{t('preview.note', { time: date('dayAndClock', expiresAtMs) })}</p>
          </Panel>
          <div inert className={styles.previewed}>
            <Card promotion={promotion} />
            <PromotionDetail promotion={promotion} />
          </div>
        </>
      )}
    </ResourceView>
  );
}

function Card({ promotion }: { readonly promotion: Promotion }) {
  const badges = useBadges(usePromotionCategories().data)(promotion);
  return (
    <div className={grid.grid}>
      <PromotionCard promotion={promotion} badges={badges} />
    </div>
  );
}
