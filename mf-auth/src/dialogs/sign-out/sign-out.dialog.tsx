import type { DialogProps } from '@tessera/shared/contract';
import { whileHeld } from '@tessera/shared/dialogs';
import { useTranslation } from '@tessera/shared/i18n';
import type { IntentResult } from '@tessera/shared/intents';
import { Button } from '@tessera/shared/ui/button';
import { useState } from 'react';
import { signOut } from '../../api/logout.ts';
import { useFirstFocus } from '../../features/form/use-first-focus.ts';
import styles from './sign-out.module.css';

/** Says what happens to money and rounds, and asks with two verbs. */
export default function SignOutDialog({ close }: DialogProps<unknown, IntentResult<'sign-out'>>) {
  const { t } = useTranslation('auth');
  const actions = useFirstFocus<HTMLDivElement>();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await whileHeld(signOut());
    close({ isSignedOut: true });
  };
  return (
    <>
      <p className={styles.consequence}>{t('signOut.consequence')}</p>
      <div ref={actions} className={styles.actions}>
        <Button onClick={() => close({ isSignedOut: false })}>{t('signOut.cancel')}</Button>
        <Button variant="primary" data-autofocus isBusy={isLeaving} onClick={() => void leave()}>
          {t('signOut.confirm')}
        </Button>
      </div>
    </>
  );
}
