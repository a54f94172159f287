import { useTranslation } from '@tessera/shared/i18n';
import { Icon, type IconName } from '@tessera/shared/ui/icons';
import { requestSignOut } from '../../intents/request-sign-out.ts';
import { openSignInOption, useSignInOptions } from '../../intents/sign-in-options.ts';
import styles from './menu-row.module.css';

interface Choosing {
  readonly onChoose?: (() => void) | undefined;
}

/** The items of a trial account: get a full account, or sign out. A link to a centre would only be refused. */
export function TrialRows({ onChoose }: Choosing) {
  const { t } = useTranslation('shell');
  return (
    <>
      {useSignInOptions().map((way) => (
        <ActionRow
          key={way.icon}
          icon={way.icon}
          label={t(way.label)}
          onChoose={onChoose}
          onPress={() => openSignInOption(way)}
        />
      ))}
      <SignOutRow onChoose={onChoose} />
    </>
  );
}

export function SignOutRow({ onChoose }: Choosing) {
  const { t } = useTranslation('shell');
  return <ActionRow icon="sign-out" label={t('account.signOut')} onChoose={onChoose} onPress={requestSignOut} />;
}

interface ActionRowProps extends Choosing {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => Promise<unknown>;
}

function ActionRow({ icon, label, onChoose, onPress }: ActionRowProps) {
  const press = () => {
    onChoose?.();
    void onPress();
  };
  return (
    <button type="button" className={styles.row} title={label} onClick={press}>
      <Icon of={icon} />
      <span className={styles.label}>{label}</span>
    </button>
  );
}
