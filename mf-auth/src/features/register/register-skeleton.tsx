import { Skeleton } from '@tessera/shared/ui/skeleton';
import styles from './register-skeleton.module.css';

const fields = ['username', 'password', 'confirm', 'name', 'mobile', 'email', 'code', 'referral'];

/** The form in the shape in which it comes: labels, wells, room for a message. */
export function RegisterSkeleton() {
  return (
    <div className={styles.form}>
      {fields.map((field) => (
        <div key={field} className={styles.field}>
          <Skeleton width={72} height={14} />
          <Skeleton height={48} radius="m" />
        </div>
      ))}
    </div>
  );
}
