import { openDialog } from '@tessera/shared/dialogs';
import { useTranslation } from '@tessera/shared/i18n';
import type { IntentResult } from '@tessera/shared/intents';
import { useSwitch } from '@tessera/shared/switches';
import { Button } from '@tessera/shared/ui/button';
import { FreePlayButton } from '../free-play/free-play-button.tsx';
import type { RegisterParams } from '../register/params.ts';
import { useRegisterWays } from '../register/use-register-ways.ts';
import styles from './other-ways.module.css';
import { PasskeyButton } from './passkey-button.tsx';

/** A passkey, free play and registration, the latter two only where the merchant has them (decision 13). */
export function OtherWays({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useTranslation('auth');
  const canTry = useSwitch('FREEPLAY3');
  const canRegister = useRegisterWays().length > 0;
  const register = async () => {
    // Over the login, so that whoever asked for a sign-in hears of it when the registration brought one.
    const params: RegisterParams = { isOverLogin: true };
    const answer = await openDialog<RegisterParams, IntentResult<'register'>>('auth.register', params);
    if (answer?.isSignedIn) onSignedIn();
  };
  return (
    <div className={styles.ways}>
      <PasskeyButton onSignedIn={onSignedIn} />
      {canTry && <FreePlayButton onStarted={onSignedIn} />}
      {canRegister && (
        <p className={styles.newcomer}>
          {t('login.newcomer')}
          <Button variant="text" size="small" className={styles.link} onClick={() => void register()}>
            {t('login.register')}
          </Button>
        </p>
      )}
    </div>
  );
}
