import { signOut } from '@tessera/shared/api';
import type { DialogProps } from '@tessera/shared/contract';
import { lockPageWhile } from '@tessera/shared/dialogs';
import { useTranslation } from '@tessera/shared/i18n';
import type { IntentResult } from '@tessera/shared/intents';
import { Button } from '@tessera/shared/ui/button';
import { useFirstFocus } from '../../features/form/use-form-state.ts';
import styles from './sign-out.module.css';

/** The account is left at once; the loader stays until the operator has answered, but nobody waits longer than this. */
const longestLoaderMs = 3000;

/** Says what happens to money and rounds, and asks with two verbs. */
export default function SignOutDialog({ close }: DialogProps<unknown, IntentResult<'sign-out'>>) {
  const { t } = useTranslation('auth');
  const actions = useFirstFocus<HTMLDivElement>();
  const leave = () => {
    const patience = new Promise<void>((resolve) => setTimeout(resolve, longestLoaderMs));
    void lockPageWhile(Promise.race([signOut(), patience]));
    close({ isSignedOut: true });
  };
  return (
    <>
      <p className={styles.consequence}>{t('signOut.consequence')}</p>
      <div ref={actions} className={styles.actions}>
        <Button onClick={() => close({ isSignedOut: false })}>{t('signOut.cancel')}</Button>
        <Button variant="primary" data-autofocus onClick={leave}>
          {t('signOut.confirm')}
        </Button>
      </div>
    </>
  );
}
