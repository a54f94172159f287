import { useTranslation } from '@tessera/shared/i18n';
import { Icon, type IconName } from '@tessera/shared/ui/icons';
import { requestSignOut } from '../../intents/request-sign-out.ts';
import { openSignInOption, useSignInOptions } from '../../intents/sign-in-options.ts';
import styles from './menu-row.module.css';

/** The items of a trial account: get a full account, or sign out. A link to a centre would only be refused. */
export function TrialRows({ onChoose }: { readonly onChoose?: (() => void) | undefined }) {
  const { t } = useTranslation('shell');
  const row = (icon: IconName, label: string, onPress: () => Promise<unknown>) => (
    <button
      key={icon}
      type="button"
      className={styles.row}
      title={label}
      onClick={() => {
        onChoose?.();
        void onPress();
      }}
    >
      <Icon of={icon} />
      <span className={styles.label}>{label}</span>
    </button>
  );
  return (
    <>
      {useSignInOptions().map((way) => row(way.icon, t(way.label), () => openSignInOption(way)))}
      {row('sign-out', t('account.signOut'), requestSignOut)}
    </>
  );
}
