import { useTranslation } from '@tessera/shared/i18n';
import styles from './play-money-strip.module.css';

/** Says on every page, above everything, that this is play money; it cannot be closed. */
export function PlayMoneyStrip() {
  const { t } = useTranslation('console');
  return (
    <aside className={styles.strip} aria-label={t('sandboxMark')}>
      <span className={styles.dot} aria-hidden />
      <strong className={styles.name}>{t('sandboxMark')}</strong>
      <span>{t('playMoney')}</span>
    </aside>
  );
}
