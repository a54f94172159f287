import { ApiError, callOrThrow } from '@tessera/shared/api';
import { type GameCategory, getGamesIndex } from '@tessera/shared/wire/games';
import { gameAt, minStakesOf, readCatalogue } from '../model/catalogue.ts';
import type { GameScope } from '../model/game-scope.ts';
import type { ListCriteria } from '../model/list-criteria.ts';
import type { ListedGame } from '../model/listed-game.ts';
import { type SearchOptions, searchGames } from '../model/search-games.ts';

/** The catalogue with what can be asked of it, so that a page needs no code of it before it is here. */
export interface SearchableCatalogue {
  /** Places of the games that match, in their order. */
  readonly search: (scope: GameScope, criteria: ListCriteria, options: SearchOptions) => number[];
  readonly gameAt: (place: number) => ListedGame | undefined;
  /** The smallest stakes that a category's games have, lowest first. */
  readonly minStakesOf: (category: GameCategory | undefined) => readonly number[];
}

export async function fetchCatalogue(signal: AbortSignal): Promise<SearchableCatalogue> {
  const answer = await callOrThrow(getGamesIndex, {}, { signal });
  // Nothing was said of a version that we have, so there can be none that still stands.
  if (answer.isUnchanged) throw new ApiError('broken-contract', getGamesIndex.name);
  const catalogue = await readCatalogue(answer.index);
  return {
    search: (scope, criteria, options) => searchGames(catalogue, scope, criteria, options),
    gameAt: (place) => gameAt(catalogue, place),
    minStakesOf: (category) => minStakesOf(catalogue, category),
  };
}
