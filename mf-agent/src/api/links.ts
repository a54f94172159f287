import { endpointMutation, endpointQuery } from '@tessera/shared/query';
import { createPromotionLink, getPromotionLinks, revokePromotionLink } from '@tessera/shared/wire/agent';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';

export type { PromotionLink } from '@tessera/shared/wire/agent';
export type LinkRequest = RequestOf<typeof createPromotionLink>;

/** The agent's promotion links, with what has come of them. */
export const usePromotionLinks = endpointQuery(getPromotionLinks, { staleTime: 15_000 });

export const useCreateLink = endpointMutation(createPromotionLink, { invalidates: [usePromotionLinks.key] });

export const useRevokeLink = endpointMutation(revokePromotionLink, {
  invalidates: [usePromotionLinks.key],
  evenIfRefused: true,
});
