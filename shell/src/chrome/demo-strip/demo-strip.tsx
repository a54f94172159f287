import { useTranslation } from '@tessera/shared/i18n';
import styles from './demo-strip.module.css';
import { OfflineRow } from './offline-row.tsx';

/** Says on every page, above everything, that this is play money; it cannot be closed. Below it, when there is no network, that. */
export function DemoStrip() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.strips}>
      <aside className={styles.strip} aria-label={t('demo.name')}>
        <span className={styles.dot} aria-hidden />
        <strong className={styles.name}>{t('demo.name')}</strong>
        <span className={styles.long}>{t('demo.sentence')}</span>
        <span className={styles.short}>{t('demo.short')}</span>
      </aside>
      <OfflineRow />
    </div>
  );
}
