import { openDialog } from '@tessera/shared/dialogs';
import { useTranslation } from '@tessera/shared/i18n';
import type { IntentResult } from '@tessera/shared/intents';
import { useBrowserState } from '@tessera/shared/store';
import { useSwitch } from '@tessera/shared/switches';
import { Button } from '@tessera/shared/ui/button';
import { Icon } from '@tessera/shared/ui/icons';
import { PasskeyIcon } from '@tessera/shared/ui/more-icons';
import { useState } from 'react';
import { knowsPasskeys } from '../../api/passkeys.ts';
import type { RegisterParams } from '../../model/dialog-params.ts';
import { FormNotice } from '../form/form-parts.tsx';
import { useMessage } from '../form/use-message.ts';
import { startFreePlay } from '../free-play/start-free-play.ts';
import { useRegisterWays } from '../register/use-register-ways.ts';
import styles from './other-options.module.css';
import { usePasskeySignIn } from './use-sign-in.ts';

/** A passkey, free play and registration, the latter two only where the merchant has them (decision 13). */
export function OtherOptions({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useTranslation('auth');
  const canTry = useSwitch('FREEPLAY3');
  const canRegister = useRegisterWays().length > 0;
  const register = async () => {
    // Above the login, so that the caller that asked for a sign-in is informed when the registration signed in.
    const params: RegisterParams = { isOverLogin: true };
    const answer = await openDialog<RegisterParams, IntentResult<'register'>>('auth.register', params);
    if (answer?.isSignedIn) onSignedIn();
  };
  return (
    <div className={styles.options}>
      <PasskeyButton onSignedIn={onSignedIn} />
      {canTry && <FreePlayButton onStarted={onSignedIn} />}
      {canRegister && (
        <p className={styles.line}>
          {t('login.newcomer')}
          <Button variant="text" size="small" className={styles.link} onClick={() => void register()}>
            {t('login.register')}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Starts a trial account of one's own. */
function FreePlayButton({ onStarted }: { onStarted: () => void }) {
  const { t } = useTranslation('auth');
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      if (await startFreePlay()) onStarted();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outline" isWide isBusy={isBusy} onClick={() => void start()}>
      {t('freePlay.start')}
    </Button>
  );
}

/** Signing in by what the device has; the browser asks which and whether it is its owner. */
function PasskeyButton({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useTranslation('auth');
  const { writeFailure } = useMessage();
  const signIn = usePasskeySignIn();
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<string>();
  // As good as every browser knows them.
  const [isKnown] = useBrowserState(knowsPasskeys, true);
  if (!isKnown) return null;
  const start = async () => {
    setBusy(true);
    setNotice(undefined);
    const outcome = await signIn();
    setBusy(false);
    if (outcome.status === 'signed-in') return onSignedIn();
    setNotice(outcome.status === 'refused' ? writeFailure(outcome.error) : t(`login.givenUp.${outcome.because}`));
  };
  return (
    <div>
      <FormNotice>{notice}</FormNotice>
      <Button
        variant="outline"
        isWide
        isBusy={isBusy}
        icon={<Icon of={PasskeyIcon} size="s" />}
        onClick={() => void start()}
      >
        {t('login.passkey')}
      </Button>
    </div>
  );
}
