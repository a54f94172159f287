import { type GameKind, isSeaKind } from '@tessera/shared/lottery';
import { endpointQuery, useQueryClient } from '@tessera/shared/query';
import { getBlockedNumbers, getOpenBlockedNumbers } from '@tessera/shared/wire/lottery';
import { useMemo } from 'react';
import type { BlockedNumbers } from '../model/blocked.ts';

const refreshMs = 30_000;

const blockedNumbers = endpointQuery(getBlockedNumbers, {
  isPublic: true,
  staleTime: 5000,
  read: ({ list }) => list,
  poll: () => refreshMs,
});
/** Begins the key of every list of them. */
export const blockedNumbersKey = blockedNumbers.key;

/** Comes with the page, for its first render. The page never asks for it: it polls the issue that is shown. */
const openBlockedNumbers = endpointQuery(getOpenBlockedNumbers, { isPublic: true, read: ({ list }) => list });

const none: BlockedNumbers = [];

/** Returns a function that loads the limited numbers of an issue once, for a bet that is made outside of the bet panel. */
export function useBlockedNow(): (kind: GameKind, gameCode: string, issue: string) => Promise<BlockedNumbers> {
  const queries = useQueryClient();
  return async (kind, gameCode, issue) =>
    isSeaKind(kind) ? queries.fetchQuery(blockedNumbers.options({ gameCode, issue })) : none;
}

interface LoadedBlockedNumbers {
  /** Empty while they are not known. */
  readonly list: BlockedNumbers;
  /** Whether it is what the operator has answered last, and nothing newer is being loaded. */
  readonly isCurrent: boolean;
  /** Loads them again; only where they could not be loaded. */
  readonly retry?: () => void;
}

/** The numbers that the operator limits in an issue; only games of the sea region have any. */
export function useBlockedNumbers(kind: GameKind, gameCode: string, issue: string | undefined): LoadedBlockedNumbers {
  const isLimited = isSeaKind(kind) && issue !== undefined;
  const query = blockedNumbers({ gameCode, issue: issue ?? '' }, { enabled: isLimited });
  const { data, isSuccess, isFetching, errorUpdateCount, refetch } = query;
  const hasFailed = errorUpdateCount > 0;
  const { data: open } = openBlockedNumbers({}, { enabled: false });
  const list = useMemo(
    () =>
      data ?? (hasFailed ? none : (open?.filter((each) => each.gameCode === gameCode && each.issue === issue) ?? none)),
    [data, open, gameCode, issue, hasFailed],
  );
  return {
    list,
    isCurrent: !isLimited || (isSuccess && !isFetching),
    ...(hasFailed && data === undefined && { retry: () => void refetch() }),
  };
}
