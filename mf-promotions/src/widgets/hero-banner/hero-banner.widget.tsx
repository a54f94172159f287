import { AuroraScene } from '@tessera/shared/art/scenes';
import { useTranslation } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/router';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import type { Banner } from '@tessera/shared/wire/promotions';
import { useNotices } from '../../api/notices.ts';
import { detailPath } from '../../features/card/detail-path.ts';
import styles from './hero-banner.module.css';

/** The home page's banner: one at a time, its conditions in it, one button. */
export default function HeroBannerWidget() {
  return (
    <ResourceView
      resource={useNotices()}
      isEmpty={({ banners }) => banners.length === 0}
      skeleton={<Skeleton width="100%" radius="l" className={styles.waiting} />}
      empty={
        <div className={styles.banner}>
          <AuroraScene className={styles.scene} />
        </div>
      }
    >
      {({ banners: [banner] }) => banner && <HeroBanner banner={banner} />}
    </ResourceView>
  );
}

function HeroBanner({ banner }: { banner: Banner }) {
  const { t } = useTranslation('promotions');
  return (
    <div className={styles.banner}>
      <AuroraScene className={styles.scene} />
      <div className={styles.text}>
        <span className={styles.badge}>{banner.label}</span>
        <h2 className={styles.title}>{banner.title}</h2>
        <p className={styles.conditions}>{banner.conditions}</p>
        {banner.promotionId && (
          <Link to={detailPath(banner.promotionId)} className={styles.link}>
            <span className={styles.button}>{t('banner.read')}</span>
          </Link>
        )}
      </div>
    </div>
  );
}
