import { useTranslation } from '@tessera/shared/i18n';
import { ask, type IntentName } from '@tessera/shared/intents';
import { useSwitchSet } from '@tessera/shared/switches';
import { Button } from '@tessera/shared/ui/button';
import { providerOf } from '../../intents/intent-routing.ts';
import { liveReleases } from '../../remotes/live-remotes.ts';
import styles from './visitor-cluster.module.css';

/**
 * Free play, log in, register: each only while somebody provides it, so a browse-only site shows none (decision 13).
 * The quick log-in beside it signs in and leads to free play by itself.
 */
export function VisitorCluster({ hasQuickLogin }: { readonly hasQuickLogin: boolean }) {
  const { t } = useTranslation('shell');
  const switches = useSwitchSet();
  const live = liveReleases(switches);
  const isOffered = (name: IntentName) => providerOf(name, live) !== undefined;
  const canRegister = isOffered('register') && (switches.isOn('USERNAMEREG3') || switches.isOn('MOBILENUMREG3'));
  return (
    <>
      {!hasQuickLogin && isOffered('start-free-play') && switches.isOn('FREEPLAY3') && (
        <Button variant="text" className={styles.freePlay} onClick={() => void ask('start-free-play', {})}>
          {t('visitor.freePlay')}
        </Button>
      )}
      {!hasQuickLogin && isOffered('sign-in') && (
        <Button onClick={() => void ask('sign-in', {})}>{t('visitor.signIn')}</Button>
      )}
      {canRegister && (
        <Button variant="primary" onClick={() => void ask('register', {})}>
          {t('visitor.register')}
        </Button>
      )}
    </>
  );
}
