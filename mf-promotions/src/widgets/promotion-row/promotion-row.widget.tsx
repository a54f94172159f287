import { useTranslation } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/router';
import { ChevronRightIcon, Icon } from '@tessera/shared/ui/icons';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import type { Banner } from '@tessera/shared/wire/promotions';
import { useNotices } from '../../api/notices.ts';
import { BannerControls } from '../../features/banners/banner-controls.tsx';
import { useRotation } from '../../features/banners/use-rotation.ts';
import { detailPath } from '../../features/card/detail-path.ts';
import styles from './promotion-row.module.css';

/** On a home whose hero is not a promotion: the banners as a row that leads to one, or to all where it names none. */
export default function PromotionRowWidget() {
  const { t } = useTranslation('promotions');
  return (
    <div className={styles.place}>
      <ResourceView
        resource={useNotices()}
        isEmpty={({ banners }) => banners.length === 0}
        skeleton={<Skeleton width="100%" height={96} radius="l" />}
        empty={
          <Link to="/promotions" className={styles.row}>
            <Icon of="promotions" className={styles.icon} />
            <strong className={styles.title}>{t('list.title')}</strong>
            <ChevronRightIcon aria-hidden size={17} className={styles.chevron} />
          </Link>
        }
      >
        {({ banners }) => <Rows banners={banners} />}
      </ResourceView>
    </div>
  );
}

function Rows({ banners }: { readonly banners: readonly Banner[] }) {
  const { t } = useTranslation('promotions');
  const rotation = useRotation(banners.length);
  const banner = banners[rotation.index];
  if (!banner) return null;
  return (
    <section className={styles.row} aria-label={t('banner.all')} {...rotation.hold}>
      <Link
        to={banner.promotionId ? detailPath(banner.promotionId) : '/promotions'}
        className={styles.words}
        aria-live={rotation.isPlaying ? 'off' : 'polite'}
      >
        <Icon of="promotions" className={styles.icon} />
        <span className={styles.text}>
          <span className={styles.label}>{banner.label}</span>
          <strong className={styles.title}>{banner.title}</strong>
        </span>
      </Link>
      {banners.length > 1 ? (
        <BannerControls rotation={rotation} count={banners.length} />
      ) : (
        <ChevronRightIcon aria-hidden size={17} className={styles.chevron} />
      )}
    </section>
  );
}
