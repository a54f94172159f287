import { openDialog } from '@tessera/shared/dialogs';
import { goTo } from '@tessera/shared/router';
import { useMemo } from 'react';
import { isLottery, lotteryPath } from '../../model/frame-path.ts';
import type { ListedGame } from '../../model/listed-game.ts';
import { port } from '../../port.ts';
import { useChangeFavorite } from '../favorites/use-change-favorite.ts';

/** What can be done with a game in a list; the same object as long as the page lives, so that cards stay as they are. */
export interface GameActions {
  readonly open: (game: ListedGame) => void;
  readonly explain: (game: ListedGame) => void;
  readonly setFavorite: (game: ListedGame, isFavorite: boolean) => void;
}

export const nodeIdOf = ({ nodeId }: { readonly nodeId?: number | undefined }): string | undefined =>
  nodeId === undefined ? undefined : String(nodeId);

const explain = ({ code }: Pick<ListedGame, 'code'>): void => void openDialog('games.detail', { code });

/**
 * Opens what a press on a game means (spec §4): a lottery game its page, a lobby the list of its vendor's games, another
 * game itself, or its sheet where the figures would not be seen before the press, or nothing can be launched.
 */
function open(game: ListedGame): void {
  if (isLottery(game.category)) goTo(lotteryPath(game));
  else if (game.isLobby) void openDialog('games.lobby', { vassalage: game.vassalage, category: game.category });
  else if (!game.isPlayable || window.innerWidth < 768) explain(game);
  else
    void port.ask('launch-game', {
      vassalage: game.vassalage,
      gameId: game.code,
      nodeId: nodeIdOf(game),
      title: game.name,
    });
}

export function useGameActions(): GameActions {
  const changeFavorite = useChangeFavorite();
  return useMemo(
    () => ({ open, explain, setFavorite: (game, isFavorite) => changeFavorite(game.code, isFavorite) }),
    [changeFavorite],
  );
}
