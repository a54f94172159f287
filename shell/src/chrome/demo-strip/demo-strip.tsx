import { useTranslation } from '@tessera/shared/i18n';
import { PlayMoneyStrip } from '@tessera/shared/ui/play-money-strip';
import { onDemand } from '../../contributions/on-demand.tsx';
import { localReleases } from '../../overrides/local-releases.ts';
import styles from './demo-strip.module.css';
import { OfflineRow } from './offline-row.tsx';

// Only a developer has any.
const OverrideRows = onDemand(() => import('../../overrides/override-rows.tsx'));

/** Above every page: says that this is play money, and below, that there is no network. */
export function DemoStrip() {
  const { t } = useTranslation('shell');
  const hasOverrides = localReleases.use().length > 0;
  return (
    <div className={styles.strips}>
      <PlayMoneyStrip name={t('demo.name')}>
        <span className={styles.long}>{t('demo.sentence')}</span>
        <span className={styles.short}>{t('demo.short')}</span>
      </PlayMoneyStrip>
      <OfflineRow />
      {hasOverrides && <OverrideRows part={{}} isSilent />}
    </div>
  );
}
