import { useTranslation } from '@tessera/shared/i18n';
import { createStore } from '@tessera/shared/store';
import { TopCover } from '../root/top-cover.tsx';
import styles from './page-lock.module.css';

/** Number of running tasks that lock the page. */
const running = createStore(0);

/** Locks the page while the task runs; several may run at once, and a failed one unlocks as well. */
export function lockPage(work: Promise<unknown>): void {
  running.set((count) => count + 1);
  const unlock = () => running.set((count) => count - 1);
  work.then(unlock, unlock);
}

/** The full-screen loader (spec §2): while it is shown, nothing below can be clicked or reached by keyboard. */
export function PageLoader() {
  return running.use((count) => count > 0) && <Loader />;
}

function Loader() {
  const { t } = useTranslation('ui');
  return (
    <TopCover className={styles.cover} label={t('resource.loading')}>
      <span className={styles.ring} aria-hidden />
    </TopCover>
  );
}
