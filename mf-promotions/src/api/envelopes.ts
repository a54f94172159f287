import { endpointMutation, endpointQuery } from '@tessera/shared/query';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { getEnvelopeProof, getEnvelopes, openEnvelope } from '@tessera/shared/wire/promotions';

export type Drop = AnswerOf<typeof getEnvelopes>['list'][number];
export type EnvelopeProof = AnswerOf<typeof getEnvelopeProof>;

/** The drops of red envelopes with what they are to the member; followed while one is announced or running. */
export const useEnvelopes = endpointQuery(getEnvelopes, {
  isLocalized: true,
  staleTime: 5_000,
  poll: (answer) => (answer?.list.some(({ stage }) => stage !== 'over') ? 60_000 : false),
});

/** What anybody deals a drop again from. */
export const useEnvelopeProof = endpointQuery(getEnvelopeProof, {
  isPublic: true,
  isLocalized: true,
  staleTime: 60_000,
});

/** Opens the member's envelope. A refusal means that the page shows an old state, so it is fetched again either way. */
export const useOpenEnvelope = endpointMutation(openEnvelope, {
  invalidates: [useEnvelopes.key],
  evenIfRefused: true,
});
