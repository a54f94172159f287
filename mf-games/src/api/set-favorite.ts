import { callOrThrow } from '@tessera/shared/api';
import { useMutation, useQueryClient } from '@tessera/shared/query';
import { addFavoriteGame, removeFavoriteGame } from '@tessera/shared/wire/games';
import { withFavorite } from '../model/with-favorite.ts';
import { gamesKeys } from './query-keys.ts';

export interface FavoriteChange {
  readonly code: string;
  readonly isFavorite: boolean;
}

/** Adds or removes a favourite: the heart changes at once, and back again when the operator refuses. */
export function useSetFavorite() {
  const queries = useQueryClient();
  const key = gamesKeys.favorites;
  return useMutation({
    mutationFn: async ({ code, isFavorite }: FavoriteChange) =>
      (await callOrThrow(isFavorite ? addFavoriteGame : removeFavoriteGame, { gameId: code })).codes,
    onMutate: async (change: FavoriteChange) => {
      await queries.cancelQueries({ queryKey: key });
      const before = queries.getQueryData<readonly string[]>(key);
      queries.setQueryData<readonly string[]>(key, withFavorite(before ?? [], change));
      return { before };
    },
    onError: (_cause, _change, context) => queries.setQueryData(key, context?.before),
    onSuccess: (codes) => {
      queries.setQueryData<readonly string[]>(key, codes);
      return queries.invalidateQueries({ queryKey: gamesKeys.favoritesLists });
    },
  });
}
