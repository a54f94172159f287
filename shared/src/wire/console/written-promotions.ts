import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { filledText, timestampMs, wholeNumber } from '../fields.ts';
import { gameCategory } from '../games/game-fields.ts';
import { promotionArt, promotionId } from '../promotions/promotion-fields.ts';
import { promotionRules } from '../promotions/promotion-rules.ts';
import { offeredLanguages } from './settings.ts';

/** Amounts at the console are minor units. */
const amountMinor = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999_999_999));

/** Longest title, summary and terms (HTML) of a promotion, in characters. */
export const promotionTextMaximum = { title: 80, summary: 160, terms: 20_000 } as const;

const promotionText = v.object({
  title: filledText(promotionTextMaximum.title),
  summary: filledText(promotionTextMaximum.summary),
  terms: filledText(promotionTextMaximum.terms),
});
export type WrittenText = v.InferOutput<typeof promotionText>;

const inOtherLanguages = v.optional(promotionText);
/** English is what a reader of a missing language gets. */
const promotionTexts = v.object({
  EN: promotionText,
  KO: inOtherLanguages,
  VI: inOtherLanguages,
  TH: inOtherLanguages,
  CN: inOtherLanguages,
  JA: inOtherLanguages,
});

const art = v.variant('from', [
  promotionArt.options[0],
  v.object({ ...promotionArt.options[1].entries, code: filledText(40) }),
]);

/** What a person writes: all of a promotion but its merchant and its id. */
const draft = {
  category: filledText(40),
  /** Its place in the list; the smallest comes first. */
  position: wholeNumber(0, 9_999),
  art,
  startsAtMs: timestampMs,
  /** Null is without an end. */
  endsAtMs: v.nullable(timestampMs),
  /** Null is without a limit. */
  budgetMinor: v.nullable(amountMinor),
  texts: promotionTexts,
  /** Amounts in minor units. */
  rules: promotionRules(amountMinor),
};
const merchant = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));
const written = v.object({ merchant, id: promotionId, ...draft });
/** A promotion as the console writes it. */
export type WrittenPromotion = v.InferOutput<typeof written>;

/** What the form offers for a merchant. */
export const getPromotionOptions = defineEndpoint({
  name: 'console.promotion-options',
  method: 'GET',
  path: '/console-api/promotion-options/:merchant',
  module: null,
  token: 'required',
  request: v.object({ merchant }),
  answer: v.object({
    timeZone: v.string(),
    currency: v.string(),
    defaultLanguage: v.picklist(offeredLanguages),
    /** Of promotions, with their English names. */
    categories: v.array(v.object({ code: v.string(), name: v.string() })),
    /** Of bets: what can count for the turnover. */
    products: v.array(gameCategory),
    promotions: v.array(v.object({ id: v.string(), title: v.string() })),
    /** Behind the last one. */
    nextPosition: v.number(),
  }),
});

/** A promotion to edit. Refuses 404 `promotion.unknown`. */
export const getWrittenPromotion = defineEndpoint({
  name: 'console.written-promotion',
  method: 'GET',
  path: '/console-api/promotions/:merchant/:id',
  module: null,
  token: 'required',
  request: v.object({ merchant, id: promotionId }),
  answer: v.object({
    ...draft,
    // What an earlier release or the demo stored may be outside what can be written now.
    texts: v.record(v.string(), v.object({ title: v.string(), summary: v.string(), terms: v.string() })),
    version: v.number(),
    /** Members who joined, applied or were granted something under the versions up to now. */
    participants: v.number(),
    grantedMinor: v.number(),
    /** It can be written no more. */
    isOver: v.boolean(),
    /** Its start is fixed. */
    hasBegun: v.boolean(),
  }),
});

/**
 * Adds a promotion with its first version; a start that is to come announces it. Refuses 409 `promotion.taken`, 400
 * `promotion.category.unknown`, `promotion.segment.unknown`, `promotion.ends.before-start`, `promotion.ends.past`, `promotion.budget.none`.
 */
export const createPromotion = defineEndpoint({
  name: 'console.create-promotion',
  method: 'POST',
  path: '/console-api/promotions/:merchant',
  module: null,
  token: 'required',
  request: written,
  answer: v.object({ version: v.number() }),
});

/**
 * Changes a promotion: other rules or texts are a new version, for whoever comes from now on. Refuses as
 * `createPromotion`, and 404 `promotion.unknown`, 409 `promotion.changed.meanwhile` (it was not the current version that was
 * edited), 400 `promotion.over`, `promotion.kind.kept`, `promotion.schedule.kept`, `promotion.start.kept`,
 * `promotion.budget.below.granted`.
 */
export const changePromotion = defineEndpoint({
  name: 'console.change-promotion',
  method: 'PUT',
  path: '/console-api/promotions/:merchant/:id',
  module: null,
  token: 'required',
  request: v.object({ ...written.entries, editedVersion: wholeNumber(1, 1_000_000) }),
  answer: v.object({ isChanged: v.boolean(), version: v.number() }),
});

/** Keeps a draft for a quarter of an hour, to be shown in the merchant's site to whoever has its token. */
export const previewPromotion = defineEndpoint({
  name: 'console.preview-promotion',
  method: 'POST',
  path: '/console-api/promotion-previews/:merchant',
  module: null,
  token: 'required',
  request: written,
  answer: v.object({ token: v.string(), host: v.string(), expiresAtMs: v.number() }),
});

/** What an estimate takes for granted, by the kind of the promotion; each has a text at the console. */
export const dryRunAssumptions = [
  'everybody-takes-part',
  'open-today',
  'rank-of-today',
  'segment-of-today',
  'first-deposit-counts',
  'every-first-deposit',
  'claimed-before-staking',
  'turnover-within-days',
  'one-bonus',
  'whole-periods',
  'active-days',
  'needs-review',
  'nothing-granted',
  'code-unknown',
] as const;

/** What a promotion would have cost in the last calendar month of the merchant, from what its members really did. */
export const dryRunPromotion = defineEndpoint({
  name: 'console.dry-run-promotion',
  method: 'POST',
  path: '/console-api/promotion-dry-runs/:merchant',
  module: null,
  token: 'required',
  request: v.object({ merchant, rules: draft.rules, budgetMinor: draft.budgetMinor }),
  answer: v.object({
    fromMs: v.number(),
    /** Not included. */
    toMs: v.number(),
    /** Members who could have taken part. */
    eligible: v.number(),
    /** Null where it is not known: somebody decides about each, or nothing is granted. */
    granted: v.nullable(
      v.object({
        members: v.number(),
        grants: v.number(),
        totalMinor: v.number(),
        averageMinor: v.number(),
        /** Turnover that turns the bonuses into cash; 0 where they are cash. */
        requiredMinor: v.number(),
        /** Grants whose member settled enough in time. */
        released: v.number(),
        /** When the budget would have been used up; null when it would have sufficed or there is none. */
        budgetUsedUpAtMs: v.nullable(v.number()),
      }),
    ),
    /** Where somebody decides: each who could have applied times the most for one, at most the budget; a bound, not an estimate. */
    mostMinor: v.nullable(v.number()),
    assumptions: v.array(v.picklist(dryRunAssumptions)),
  }),
});
