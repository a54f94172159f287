import { useTranslation } from '@tessera/shared/i18n';
import { ask } from '@tessera/shared/intents';
import { Button } from '@tessera/shared/ui/button';
import { useWaysIn } from '../../intents/ways-in.ts';
import styles from './visitor-cluster.module.css';

/** Free play, log in, register. The quick log-in beside it signs in and leads to free play by itself. */
export function VisitorCluster({ hasQuickLogin }: { readonly hasQuickLogin: boolean }) {
  const { t } = useTranslation('shell');
  const { canTry, canSignIn, canRegister } = useWaysIn();
  return (
    <>
      {!hasQuickLogin && canTry && (
        <Button variant="text" className={styles.freePlay} onClick={() => void ask('start-free-play', {})}>
          {t('visitor.freePlay')}
        </Button>
      )}
      {!hasQuickLogin && canSignIn && <Button onClick={() => void ask('sign-in', {})}>{t('visitor.signIn')}</Button>}
      {canRegister && (
        <Button variant="primary" onClick={() => void ask('register', {})}>
          {t('visitor.register')}
        </Button>
      )}
    </>
  );
}
