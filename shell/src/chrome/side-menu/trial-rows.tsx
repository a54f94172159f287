import { useTranslation } from '@tessera/shared/i18n';
import { Icon, type IconName } from '@tessera/shared/ui/icons';
import { requestSignOut } from '../../intents/request-sign-out.ts';
import { openSignInOption, useSignInOptions } from '../../intents/sign-in-options.ts';
import styles from './menu-row.module.css';

/** What a trial account can do about itself: get a full one, or leave. Its way into a centre would only refuse it. */
export function TrialRows({ onChoose }: { readonly onChoose?: (() => void) | undefined }) {
  const { t } = useTranslation('shell');
  const row = (icon: IconName, words: string, onPress: () => Promise<unknown>) => (
    <button
      key={icon}
      type="button"
      className={styles.row}
      title={words}
      onClick={() => {
        onChoose?.();
        void onPress();
      }}
    >
      <Icon of={icon} />
      <span className={styles.label}>{words}</span>
    </button>
  );
  return (
    <>
      {useSignInOptions().map((way) => row(way.icon, t(way.label), () => openSignInOption(way)))}
      {row('sign-out', t('account.signOut'), requestSignOut)}
    </>
  );
}
