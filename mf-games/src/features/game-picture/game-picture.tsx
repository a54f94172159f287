import { GameArt } from '@tessera/shared/art/game-art';
import { imageHosts } from '@tessera/shared/merchant';
import type { ListedGame } from '../../model/listed-game.ts';
import { CdnPicture } from './cdn-picture.tsx';

export interface GamePictureProps {
  readonly game: Pick<ListedGame, 'code' | 'name' | 'vassalage' | 'category'>;
  /** The drawn picture may come a moment after its name. */
  readonly isLazy?: boolean;
}

/** A game's picture with its title: drawn here, and where the merchant has hosts for pictures, theirs over it. */
export function GamePicture({ game: { code, name, vassalage, category }, isLazy }: GamePictureProps) {
  const hasHosts = imageHosts().order().length > 0;
  return (
    <GameArt
      vendor={vassalage}
      code={code}
      category={category}
      title={name}
      isLazy={isLazy}
      over={hasHosts && <CdnPicture code={code} />}
    />
  );
}
