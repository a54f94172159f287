import { type GameKind, isSeaKind } from '@tessera/shared/lottery';
import { endpointQuery } from '@tessera/shared/query';
import { getBlockedNumbers } from '@tessera/shared/wire/lottery';
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

const none: BlockedNumbers = [];

/** The numbers that the operator limits in an issue; only games of the sea region have any. */
export function useBlockedNumbers(kind: GameKind, gameCode: string, issue: string | undefined): BlockedNumbers {
  const query = blockedNumbers({ gameCode, issue: issue ?? '' }, { enabled: isSeaKind(kind) && issue !== undefined });
  return query.data ?? none;
}
