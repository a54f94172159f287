import { AuroraScene } from '@tessera/shared/art/scenes';
import { useTranslation } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/router';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import type { Banner } from '@tessera/shared/wire/promotions';
import { useNotices } from '../../api/notices.ts';
import { BannerControls } from '../../features/banners/banner-controls.tsx';
import { useRotation } from '../../features/banners/use-rotation.ts';
import { detailPath } from '../../features/card/detail-path.ts';
import styles from './hero-banner.module.css';

/** The home page's banners: one at a time in a calm rotation, the conditions in each, one button. */
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
      {({ banners }) => <Banners banners={banners} />}
    </ResourceView>
  );
}

function Banners({ banners }: { readonly banners: readonly Banner[] }) {
  const { t } = useTranslation('promotions');
  const rotation = useRotation(banners.length);
  const banner = banners[rotation.index];
  return (
    <section className={styles.banner} aria-label={t('banner.all')} {...rotation.hold}>
      <AuroraScene className={styles.scene} />
      {banner && <Words banner={banner} isMoving={rotation.isPlaying} />}
      <div className={styles.controls}>
        <BannerControls rotation={rotation} count={banners.length} />
      </div>
    </section>
  );
}

interface WordsProps {
  readonly banner: Banner;
  /** A banner that changes by itself is not read out; one that was chosen is. */
  readonly isMoving: boolean;
}

function Words({ banner, isMoving }: WordsProps) {
  const { t } = useTranslation('promotions');
  return (
    <div className={styles.text} aria-live={isMoving ? 'off' : 'polite'}>
      <span className={styles.badge}>{banner.label}</span>
      <h2 className={styles.title}>{banner.title}</h2>
      <p className={styles.conditions}>{banner.conditions}</p>
      {banner.promotionId && (
        <Link to={detailPath(banner.promotionId)} className={styles.link}>
          <span className={styles.button}>{t('banner.read')}</span>
        </Link>
      )}
    </div>
  );
}
