import { callOrThrow } from '@tessera/shared/api';
import { queryOptions, useQuery } from '@tessera/shared/query';
import { getDrawProof } from '@tessera/shared/wire/lottery';
import { lotteryKeys } from './query-keys.ts';

/** Commitments and, once they are told, seeds of a draw. */
export const drawProofQuery = (gameCode: string, issue: string) =>
  queryOptions({
    queryKey: lotteryKeys.proof(gameCode, issue),
    queryFn: ({ signal }) => callOrThrow(getDrawProof, { gameCode, issue }, { signal }),
    meta: { isPublic: true },
  });

export const useDrawProof = (gameCode: string, issue: string) => useQuery(drawProofQuery(gameCode, issue));
