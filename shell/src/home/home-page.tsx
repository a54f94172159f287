import { useTranslation } from '@tessera/shared/i18n';
import { Slot } from '../contributions/slot.tsx';
import { bootDocument } from '../remotes/live-remotes.ts';
import styles from './home-page.module.css';

/** The home page: slots in the layout of the brand; remotes fill them (decision 3). */
export function HomePage() {
  const { t } = useTranslation('shell');
  const { brand, name } = bootDocument().merchant;
  return (
    <div className={styles[brand]}>
      <h1 className={styles.title}>{t('home.title', { name })}</h1>
      <section className={styles.hero}>
        <Slot name="home.hero" size="tile" />
      </section>
      <section className={styles.beside}>
        <Slot name="home.beside-hero" size="tile" />
      </section>
      <div className={styles.main}>
        <Slot name="home.main" size="tile" />
      </div>
      <div className={styles.side}>
        <Slot name="home.side" size="tile" />
      </div>
    </div>
  );
}
