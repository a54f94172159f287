import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { filledText, timestampMs } from '../fields.ts';
import { rebateBasisPoints } from './downline.ts';
import { accountId, rank } from './team-fields.ts';

/** `active` registers accounts; the others register nobody. */
export const linkStates = ['active', 'expired', 'revoked'] as const;

const link = v.object({
  id: v.string(),
  label: v.string(),
  /** An affiliate code: `/register?affiliateCode=…`. */
  code: v.string(),
  /** Of the accounts that register with it. */
  rank,
  rebateBasisPoints: v.number(),
  state: v.picklist(linkStates),
  expiresAtMs: v.nullable(v.number()),
  createdAtMs: v.number(),
  /** Browsers that opened it, each once a day. */
  visits: v.number(),
  registrations: v.number(),
});
export type PromotionLink = v.InferOutput<typeof link>;

/** The agent's promotion links: active ones first, then the newest. */
export const getPromotionLinks = defineEndpoint({
  name: 'agent.promotion-links',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPromotionLinks',
  module: 'MF_AGENT',
  token: 'required',
  request: v.object({}),
  answer: v.object({ limit: v.number(), list: v.array(link) }),
});

/**
 * Makes a link. Refusals: `agent.rank.above`, `agent.depth.limit`, `agent.rebate.outside`, `agent.rebate.step`,
 * `agent.rebate.quota`, `agent.link.expiry`, `agent.link.limit` with `{limit}`. All but the last two are asked again when
 * somebody registers with it.
 */
export const createPromotionLink = defineEndpoint({
  name: 'agent.create-promotion-link',
  method: 'POST',
  path: '/wps/relay/MCSFE_createPromotionLink',
  module: 'MF_AGENT',
  token: 'required',
  request: v.object({
    label: filledText(40),
    rank,
    rebateBasisPoints,
    /** Null for a link without an end. */
    expiresAtMs: v.nullable(timestampMs),
  }),
  answer: link,
});

/** Ends a link for good; one that has been revoked stays so. `agent.link.unknown` for another agent's. */
export const revokePromotionLink = defineEndpoint({
  name: 'agent.revoke-promotion-link',
  method: 'POST',
  path: '/wps/relay/MCSFE_revokePromotionLink',
  module: 'MF_AGENT',
  token: 'required',
  request: v.object({ id: accountId }),
  answer: link,
});
