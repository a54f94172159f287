import { Panel } from '@tessera/shared/ui/panel';
import { Skeleton, SkeletonText } from '@tessera/shared/ui/skeleton';
import hero from './detail-hero.module.css';
import styles from './promo-detail.module.css';

/** The shape of a promotion to come. */
export function DetailSkeleton() {
  return (
    <>
      <div className={hero.hero}>
        <Skeleton width="100%" height="100%" radius="l" className={hero.art} />
      </div>
      <div className={styles.columns}>
        <Panel>
          <SkeletonText lines={6} />
        </Panel>
        <div className={styles.text}>
          <Panel>
            <SkeletonText lines={8} />
          </Panel>
        </div>
      </div>
    </>
  );
}
