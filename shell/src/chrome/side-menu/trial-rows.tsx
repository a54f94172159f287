import { useTranslation } from '@tessera/shared/i18n';
import { ask } from '@tessera/shared/intents';
import { Icon, type IconName } from '@tessera/shared/ui/icons';
import { useWaysIn } from '../../intents/ways-in.ts';
import styles from './menu-row.module.css';

/** What a trial account can do about itself: get a full one, or leave. Its way into a centre would only refuse it. */
export function TrialRows({ onChoose }: { readonly onChoose?: (() => void) | undefined }) {
  const { t } = useTranslation('shell');
  const { canRegister, canSignIn } = useWaysIn();
  const row = (intent: 'register' | 'sign-in' | 'sign-out', icon: IconName, words: string) => (
    <button
      type="button"
      className={styles.row}
      title={words}
      onClick={() => {
        onChoose?.();
        void ask(intent, {});
      }}
    >
      <Icon of={icon} />
      <span className={styles.label}>{words}</span>
    </button>
  );
  return (
    <>
      {canRegister && row('register', 'invite', t('visitor.register'))}
      {canSignIn && row('sign-in', 'sign-in', t('visitor.signIn'))}
      {row('sign-out', 'sign-out', t('account.signOut'))}
    </>
  );
}
