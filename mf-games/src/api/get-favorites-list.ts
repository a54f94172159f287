import { callOrThrow } from '@tessera/shared/api';
import { queryOptions } from '@tessera/shared/query';
import { getFavoriteGamesList } from '@tessera/shared/wire/games';
import { listedGame } from '../model/listed-game.ts';
import type { FirstPage } from './get-first-page.ts';
import { gamesKeys } from './query-keys.ts';

/** The favourites as a list: whole at once, so it has no further pages. */
export const favoritesListQuery = (language: string) =>
  queryOptions({
    queryKey: gamesKeys.favoritesList(language),
    queryFn: async ({ signal }): Promise<FirstPage> => {
      const { list } = await callOrThrow(getFavoriteGamesList, {}, { signal });
      return { total: list.length, unfilteredTotal: list.length, games: list.map(listedGame) };
    },
  });
