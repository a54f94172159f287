import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import styles from './authenticator.module.css';

/** Shown this once: each opens the account a single time when the phone is gone. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('auth');
  return (
    <div>
      <p className={styles.step} role="status">
        {t('security.app.recovery')}
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code className={styles.code}>{code}</code>
          </li>
        ))}
      </ul>
      <Button variant="primary" isWide onClick={onDone}>
        {t('security.app.kept')}
      </Button>
    </div>
  );
}
