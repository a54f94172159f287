import { endpointMutation, endpointQuery } from '@tessera/shared/query';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { claimRaffle, getRaffleProof, getRaffles } from '@tessera/shared/wire/promotions';

export type Raffle = AnswerOf<typeof getRaffles>['list'][number];
export type RaffleProof = AnswerOf<typeof getRaffleProof>;

/** The raffles with the member's tickets; followed while tickets come in or a draw is due. */
export const useRaffles = endpointQuery(getRaffles, {
  isLocalized: true,
  staleTime: 5_000,
  read: ({ list }): readonly Raffle[] => list,
  poll: (list) => (list?.some(({ stage }) => stage === 'open' || stage === 'closed') ? 60_000 : false),
});

/** What anybody draws a raffle again from. */
export const useRaffleProof = endpointQuery(getRaffleProof, { isPublic: true, isLocalized: true, staleTime: 60_000 });

/** Claims a prize. A refusal means that the page shows an old state, so it is fetched again either way. */
export const useClaimRaffle = endpointMutation(claimRaffle, { invalidates: [useRaffles.key], evenIfRefused: true });
