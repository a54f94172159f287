import { openDialog } from '@tessera/shared/dialogs';
import { useMemo } from 'react';
import type { ListedGame } from '../../model/listed-game.ts';
import { port } from '../../port.ts';
import { useChangeFavorite } from '../favorites/use-change-favorite.ts';

/** What can be done with a game in a list; the same object as long as the page lives, so that cards stay as they are. */
export interface GameActions {
  readonly open: (game: ListedGame) => void;
  readonly explain: (game: ListedGame) => void;
  readonly setFavorite: (game: ListedGame, isFavorite: boolean) => void;
}

const explain = ({ code }: Pick<ListedGame, 'code'>): void => void openDialog('games.detail', { code });

/** Launches a game; its sheet opens instead where the figures would not be seen before the press, or nothing can be launched. */
function open(game: ListedGame): void {
  if (!game.isPlayable || window.innerWidth < 768) explain(game);
  else void port.ask('launch-game', { vassalage: game.vassalage, gameId: game.code, title: game.name });
}

export function useGameActions(): GameActions {
  const changeFavorite = useChangeFavorite();
  return useMemo(
    () => ({ open, explain, setFavorite: (game, isFavorite) => changeFavorite(game.code, isFavorite) }),
    [changeFavorite],
  );
}
