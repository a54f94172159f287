import { Skeleton, SkeletonText, useCalmLoading } from '@tessera/shared/ui/skeleton';
import styles from './page-skeleton.module.css';

/** The skeleton of a page: a heading, a few lines, a panel. Invisible for the first 400 ms. */
export function PageSkeleton() {
  const loading = useCalmLoading(true);
  return (
    <div className={styles.page} aria-busy="true" data-is-shown={loading === 'showing'}>
      <Skeleton height={30} width="30%" />
      <SkeletonText lines={3} />
      <Skeleton height={240} radius="l" />
    </div>
  );
}
