import type { ResourceState } from '@tessera/shared/ui/resource-view';
import type { DrawState, LotteryGame } from '../model/lottery-types.ts';
import { useDraws } from './get-draws.ts';
import { useGames } from './get-games.ts';

/** The games together with where they stand. */
export interface Floor {
  readonly games: readonly LotteryGame[];
  readonly draws: readonly DrawState[];
}

/** Both or neither: a page of games without their draws is of no use, and one retry asks for all that is missing. */
export function useFloor(): ResourceState<Floor> {
  const games = useGames();
  const draws = useDraws();
  if (games.data && draws.data) return { status: 'ready', value: { games: games.data, draws: draws.data } };
  const missing = [games, draws].filter(({ data }) => data === undefined);
  const failed = missing.find(({ status }) => status === 'error');
  if (!failed) return { status: 'loading' };
  return {
    status: 'failed',
    cause: failed.error,
    retry: () => Promise.all(missing.map(({ refetch }) => refetch())),
    isRetrying: missing.some(({ isFetching }) => isFetching),
  };
}
