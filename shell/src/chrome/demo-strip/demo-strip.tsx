import { useTranslation } from '@tessera/shared/i18n';
import { PlayMoneyStrip } from '@tessera/shared/ui/play-money-strip';
import styles from './demo-strip.module.css';
import { OfflineRow } from './offline-row.tsx';

/** Above every page: says that this is play money, and below, that there is no network. */
export function DemoStrip() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.strips}>
      <PlayMoneyStrip name={t('demo.name')}>
        <span className={styles.long}>{t('demo.sentence')}</span>
        <span className={styles.short}>{t('demo.short')}</span>
      </PlayMoneyStrip>
      <OfflineRow />
    </div>
  );
}
