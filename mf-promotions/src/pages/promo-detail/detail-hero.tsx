import { classNames } from '@tessera/shared/ui/class-names';
import { PromotionArt } from '../../features/art/promotion-art.tsx';
import type { Promotion } from '../../model/promotion.ts';
import styles from './detail-hero.module.css';

export interface DetailHeroProps {
  readonly promotion: Promotion;
  readonly badges: { readonly category?: string; readonly rolling?: string };
}

/** The promotion's picture with its name and one sentence, on a scrim of its own. */
export function DetailHero({ promotion, badges }: DetailHeroProps) {
  const isScene = promotion.art.from === 'scene';
  return (
    <header className={classNames(styles.hero, isScene && styles.isScene)}>
      {!isScene && <PromotionArt art={promotion.art} className={styles.ground} />}
      <PromotionArt art={promotion.art} load="at-once" className={styles.art} />
      <div className={styles.text}>
        <p className={styles.badges}>
          {badges.category && <span className={styles.badge}>{badges.category}</span>}
          {badges.rolling && <span className={styles.badge}>{badges.rolling}</span>}
        </p>
        <h1 className={styles.title}>{promotion.title}</h1>
        <p className={styles.summary}>{promotion.summary}</p>
      </div>
    </header>
  );
}
