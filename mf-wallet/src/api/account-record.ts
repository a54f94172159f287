import { endpointQuery } from '@tessera/shared/query';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { getAccountRecord, getMovement } from '@tessera/shared/wire/wallet';

export type AccountRecord = AnswerOf<typeof getAccountRecord>;
export type RecordEntry = AccountRecord['list'][number];

/** One page of the member's movements; the page before stays in view until it is there. */
export const useAccountRecord = endpointQuery(getAccountRecord, { staleTime: 5_000, keepsPrevious: true });

/** The receipt of one movement. */
export const useMovement = endpointQuery(getMovement, { isLocalized: true, staleTime: 5_000 });
