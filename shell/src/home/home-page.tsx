import { useTranslation } from '@tessera/shared/i18n';
import { ChevronRightIcon, Icon } from '@tessera/shared/ui/icons';
import { Slot } from '../contributions/slot.tsx';
import { openSignInOption, useSignInOptions } from '../intents/sign-in-options.ts';
import { bootDocument } from '../remotes/live-remotes.ts';
import styles from './home-page.module.css';

/** The home page: slots in the layout of the brand; remotes fill them (decision 3). */
export function HomePage() {
  const { t } = useTranslation('shell');
  const { brand, name } = bootDocument().merchant;
  const beside = (
    <section className={styles.beside}>
      <Slot name="home.beside-hero" size="tile" />
    </section>
  );
  // Where the layout has it below the rest, it comes last for the keyboard and screen readers as well.
  const isBesideHero = brand === 'aurora';
  return (
    <div className={styles[brand]}>
      <h1 className={styles.title}>{t('home.title', { name })}</h1>
      <section className={styles.hero}>
        <Slot name="home.hero" size="tile" />
        <FreePlayRow />
      </section>
      {isBesideHero && beside}
      <div className={styles.main}>
        <Slot name="home.main" size="tile" />
      </div>
      <div className={styles.side}>
        <Slot name="home.side" size="tile" />
      </div>
      {!isBesideHero && beside}
    </div>
  );
}

/** A phone's header has no room for free play: a visitor finds it here. */
function FreePlayRow() {
  const { t } = useTranslation('shell');
  const freePlay = useSignInOptions().find(({ intent }) => intent === 'start-free-play');
  if (!freePlay) return null;
  return (
    <button type="button" className={styles.freePlay} onClick={() => void openSignInOption(freePlay)}>
      <Icon of={freePlay.icon} />
      <span className={styles.freePlayText}>
        <strong className={styles.freePlayName}>{t(freePlay.label)}</strong>
        <span className={styles.freePlayDetail}>{t('visitor.freePlayDetail')}</span>
      </span>
      <ChevronRightIcon aria-hidden size={17} />
    </button>
  );
}
