import { useTranslation } from '@tessera/shared/i18n';
import { Icon } from '@tessera/shared/ui/icons';
import styles from './invited-line.module.css';

/** Says that an invitation counts, where its field would be. */
export function InvitedLine({ code }: { code: string }) {
  const { t } = useTranslation('auth');
  return (
    <p className={styles.line} role="status">
      <Icon of="invite" size="s" />
      {t('register.invited', { code })}
    </p>
  );
}
