import { callOrThrow } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { queryOptions, useQuery } from '@tessera/shared/query';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { getGame } from '@tessera/shared/wire/games';
import { gamesKeys } from './query-keys.ts';

export type GameInFull = AnswerOf<typeof getGame>;

/** Holds a round that may wait for this account, so it is not public. */
export const gameQuery = (language: string, code: string) =>
  queryOptions({
    queryKey: gamesKeys.game(language, code),
    queryFn: ({ signal }) => callOrThrow(getGame, { code }, { signal }),
    staleTime: 15_000,
  });

export function useGame(code: string | undefined) {
  const { i18n } = useTranslation('games');
  return useQuery({ ...gameQuery(i18n.language, code ?? ''), enabled: code !== undefined });
}
