import styles from './card-skeleton.module.css';

/** A card that is still to come, in its own size. */
export function CardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.picture} />
      <div className={styles.caption} />
    </div>
  );
}
