import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { done, requestId, wholeNumber } from '../fields.ts';
import type { MoneyCodec } from '../money-codec.ts';

/** A cool-off is short and always ends; an exclusion is long, may be for good, and keeps the person from a new account as well. */
export const breakKinds = ['cool-off', 'exclusion'] as const;
export type BreakKind = (typeof breakKinds)[number];

/** How long a break is; days, months and years are those of the merchant's calendar. The count of `forever` is 1. */
export const breakLength = v.object({
  unit: v.picklist(['hours', 'days', 'months', 'years', 'forever']),
  count: wholeNumber(1, 1000),
});
export type BreakLength = v.InferOutput<typeof breakLength>;

/** The ways in which marketing reaches a member who did not look for it. */
export const marketingChannels = ['inbox', 'popup', 'push'] as const;
export type MarketingChannel = (typeof marketingChannels)[number];

const consents = v.object({ inbox: v.boolean(), popup: v.boolean(), push: v.boolean() });
export type MarketingConsents = v.InferOutput<typeof consents>;

const running = (m: MoneyCodec) =>
  v.object({
    kind: m.named(v.picklist(breakKinds)),
    /** Null is for good. */
    untilMs: v.nullable(v.number()),
  });

const protection = (m: MoneyCodec) =>
  v.object({
    /** Of all that run, the one that ends last. */
    break: v.nullable(running(m)),
    /** The lengths that can be chosen; those that would end before the running break are left out. */
    lengths: v.object({ coolOff: v.array(breakLength), exclusion: v.array(breakLength) }),
    consents,
  });

/** The break that the member takes, those that they can take, and what they have agreed to be sent. The path is ours. */
export const getProtection = defineEndpoint({
  name: 'protection.status',
  method: 'GET',
  path: '/wps/member/protection',
  module: 'COMM3',
  token: 'required',
  request: v.object({}),
  answer: protection,
});

/**
 * Starts a break at once; it cannot be shortened or taken back, only followed by a longer one. A copy of a request changes
 * nothing. Refusals: 400 `break.length.unknown`, 409 `break.not.longer`, `duplicate.mismatch`, 403 `account.trial`. The path is ours.
 */
export const startBreak = defineEndpoint({
  name: 'protection.start-break',
  method: 'POST',
  path: '/wps/member/protection/break',
  module: 'COMM3',
  token: 'required',
  request: v.object({ requestId, kind: v.picklist(breakKinds), length: breakLength }),
  answer: protection,
});

/** Agrees to marketing by a channel, or takes it back; from now on. Refusal: 403 `account.trial`. The path is ours. */
export const setMarketingConsent = defineEndpoint({
  name: 'protection.set-consent',
  method: 'POST',
  path: '/wps/member/protection/consent',
  module: 'COMM3',
  token: 'required',
  request: v.object({ channel: v.picklist(marketingChannels), isGiven: v.boolean() }),
  answer: done,
});
