import { Skeleton } from '@tessera/shared/ui/skeleton';
import grid from './card-grid.module.css';
import styles from './promotion-card.module.css';

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Six cards to come, in their own shape. */
export function CardSkeletons() {
  return (
    <div className={grid.grid}>
      {places.map((place) => (
        <div key={place} className={styles.card}>
          <Skeleton height={150} className={styles.art} />
          <div className={styles.body}>
            <div className={styles.badges}>
              <Skeleton width={52} height={22} radius="round" />
              <Skeleton width={66} height={22} radius="round" />
            </div>
            <div className={styles.title}>
              <Skeleton width="62%" />
            </div>
            <div className={styles.value}>
              <Skeleton width="38%" />
            </div>
            <div className={styles.foot}>
              <Skeleton width={96} height={14} />
              <Skeleton width={76} height={36} radius="s" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
