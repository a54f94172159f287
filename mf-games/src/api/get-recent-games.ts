import { callOrThrow } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { queryOptions, useQuery } from '@tessera/shared/query';
import { useSession } from '@tessera/shared/session';
import { useSwitch } from '@tessera/shared/switches';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { getRecentGames } from '@tessera/shared/wire/games';
import { gamesKeys } from './query-keys.ts';

export type Visit = AnswerOf<typeof getRecentGames>['list'][number];

/** As many as the list of recent games shows; the home page takes the first few. */
const shown = 20;

export const recentGamesQuery = (language: string) =>
  queryOptions({
    queryKey: gamesKeys.recent(language),
    queryFn: async ({ signal }) => (await callOrThrow(getRecentGames, { pageSize: shown }, { signal })).list,
    // Back from a game, what was left there is asked for again.
    staleTime: 0,
  });

/** The games this account opened last, newest first; nothing is asked while nobody is signed in, or where they are not kept. */
export function useRecentGames() {
  const { i18n } = useTranslation('games');
  const isKept = useSwitch('GAMELOREC3');
  const enabled = 'member' in useSession() && isKept;
  return useQuery({ ...recentGamesQuery(i18n.language), enabled });
}
