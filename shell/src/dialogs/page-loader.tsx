import { useTranslation } from '@tessera/shared/i18n';
import { TopCover } from '../root/top-cover.tsx';
import styles from './page-loader.module.css';
import { useIsPageLocked } from './page-lock.ts';

/** The full-screen loader (spec §2): while it is shown, nothing below can be clicked or reached by keyboard. */
export function PageLoader() {
  return useIsPageLocked() && <Loader />;
}

function Loader() {
  const { t } = useTranslation('ui');
  return (
    <TopCover className={styles.cover} label={t('resource.loading')}>
      <span className={styles.ring} aria-hidden />
    </TopCover>
  );
}
