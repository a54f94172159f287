import { GameArt, type PictureLoad } from '@tessera/shared/art/game-art';
import { AuroraScene, HarborScene, LotusScene } from '@tessera/shared/art/scenes';
import { merchant } from '@tessera/shared/merchant';
import { classNames } from '@tessera/shared/ui/class-names';
import type { PromotionArt as Art } from '@tessera/shared/wire/promotions';
import styles from './promotion-art.module.css';

const scenes = { aurora: AuroraScene, lotus: LotusScene, harbor: HarborScene };

/** A promotion's picture, filling its box: the brand's own scene or the generated art of its seed. Decoration. */
export function PromotionArt({ art, load, className }: { art: Art; load?: PictureLoad; className?: string }) {
  const Scene = scenes[merchant().brand];
  return (
    <span className={classNames(styles.art, className)} aria-hidden="true">
      {art.from === 'scene' ? (
        <Scene className={styles.scene} />
      ) : (
        <GameArt vendor="promotions" code={art.code} category={art.category} ratio="2:1" load={load} />
      )}
    </span>
  );
}
