import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { Icon } from '@tessera/shared/ui/icons';
import { LockIcon } from '@tessera/shared/ui/more-icons';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import styles from './register-states.module.css';

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

/** The merchant takes no registrations by username at the moment (decision 13). */
export function RegistrationClosed() {
  const { t } = useTranslation('auth');
  return <EmptyState icon={<Icon of={LockIcon} />} title={t('register.closed')} detail={t('register.closedDetail')} />;
}

/** For those who have an account already. */
export function SignInInstead({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('auth');
  return (
    <p className={styles.line}>
      {t('register.hasAccount')}
      <Button variant="text" size="small" className={styles.link} onClick={onPress}>
        {t('login.submit')}
      </Button>
    </p>
  );
}
