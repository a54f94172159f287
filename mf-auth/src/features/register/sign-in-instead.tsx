import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import styles from './sign-in-instead.module.css';

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
