import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { filledText, pageFields, requestId, shortText, timestampMs, wholeNumber } from '../fields.ts';
import { inboxTargets } from '../inbox/index.ts';
import { promotionId } from '../promotions/promotion-fields.ts';
import { idParameter, stepTaken } from './console-fields.ts';

/** Longest title and content of a message, and reason of a service message, in characters. */
export const campaignMaximum = { title: 80, content: 1_000, reason: 200 } as const;

/** `marketing` goes to whoever agreed to it and may be offered something; `service` says what members have to know. */
export const campaignKinds = ['marketing', 'service'] as const;
/** `stopped`: it was ended before all of the segment had it. */
export const campaignStates = ['scheduled', 'sending', 'done', 'stopped'] as const;

const merchant = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));
const amountMinor = wholeNumber(0, 999_999_999_999_999);
const rank = wholeNumber(0, 99);

/** Members of a merchant; a bound that is missing does not exist. Upper bounds of times are not included. */
const segmentFields = {
  rankFrom: v.optional(rank),
  rankTo: v.optional(rank),
  registeredFromMs: v.optional(timestampMs),
  registeredToMs: v.optional(timestampMs),
  /** When a member signed in last. */
  activeFromMs: v.optional(timestampMs),
  activeToMs: v.optional(timestampMs),
  /** Joined it, applied for it or was granted something by it. */
  promotionId: v.optional(promotionId),
  /** Cash of the member. */
  balanceFromMinor: v.optional(amountMinor),
  balanceToMinor: v.optional(amountMinor),
};
export const segment = v.object(segmentFields);
export type Segment = v.InferOutput<typeof segment>;

/** How many members a segment has now, and how many of them may be sent marketing. */
export const getAudience = defineEndpoint({
  name: 'console.audience',
  method: 'GET',
  path: '/console-api/audiences/:merchant',
  module: null,
  token: 'required',
  request: v.object({ merchant, ...segmentFields }),
  answer: v.object({ matching: v.number(), withConsent: v.number() }),
});

const message = v.object({ title: filledText(campaignMaximum.title), content: filledText(campaignMaximum.content) });
const inOtherLanguages = v.optional(message);

/**
 * Writes to the members of a segment, once each, at once or at a time. A repeated `requestId` changes nothing. Refuses 404
 * `merchant.unknown`, 400 `campaign.language.missing` (of the merchant's own language), `campaign.reason.missing` (of a
 * service message), `campaign.time.past`.
 */
export const sendCampaign = defineEndpoint({
  name: 'console.send-campaign',
  method: 'POST',
  path: '/console-api/campaigns',
  module: null,
  token: 'required',
  request: v.object({
    requestId,
    merchant,
    kind: v.picklist(campaignKinds),
    reason: v.optional(v.nullable(shortText(campaignMaximum.reason)), null),
    segment,
    /** Plain text by language; English is what a reader of a missing language gets. */
    texts: v.object({
      EN: message,
      KO: inOtherLanguages,
      VI: inOtherLanguages,
      TH: inOtherLanguages,
      CN: inOtherLanguages,
      JA: inOtherLanguages,
    }),
    /** The page that the message leads to. */
    page: v.nullable(v.picklist(inboxTargets)),
    /** Null is at once. */
    startsAtMs: v.nullable(timestampMs),
  }),
  answer: v.object({ id: v.string(), isChanged: v.boolean() }),
});

const campaign = v.object({
  id: v.string(),
  merchant: v.string(),
  kind: v.picklist(campaignKinds),
  reason: v.nullable(v.string()),
  /** In English. */
  title: v.string(),
  state: v.picklist(campaignStates),
  /** Delivered to, and left out because marketing may not be sent to them. */
  delivered: v.number(),
  leftOut: v.number(),
  /** Members who match and have not been looked at; 0 when it has ended. */
  waiting: v.number(),
  startsAtMs: v.number(),
  endedAtMs: v.nullable(v.number()),
  createdBy: v.string(),
  createdAtMs: v.number(),
  stoppedBy: v.nullable(v.string()),
});
export type Campaign = v.InferOutput<typeof campaign>;

/** Messages to segments, newest first. */
export const getCampaigns = defineEndpoint({
  name: 'console.campaigns',
  method: 'GET',
  path: '/console-api/campaigns',
  module: null,
  token: 'required',
  request: v.object({ ...pageFields, merchant: v.optional(shortText(40)) }),
  answer: v.object({ total: v.number(), list: v.array(campaign) }),
});

/** Sends no further message of a campaign; what was delivered stays. Refuses 404 `campaign.unknown`. */
export const stopCampaign = defineEndpoint({
  name: 'console.stop-campaign',
  method: 'POST',
  path: '/console-api/campaigns/:id/stop',
  module: null,
  token: 'required',
  request: v.object(idParameter.entries),
  answer: stepTaken,
});
