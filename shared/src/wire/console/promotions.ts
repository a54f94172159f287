import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { filledText, listOf, pageFields, shortText, wholeNumber } from '../fields.ts';
import { promotionId, promotionKind } from '../promotions/promotion-fields.ts';
import { idParameter, money, queueFields, stepTaken } from './console-fields.ts';

export const applicationStatuses = ['pending', 'approved', 'rejected', 'withdrawn'] as const;

/** Longest reason of a rejection, in characters; the player reads it. */
export const rejectionReasonMaximum = 200;

const consoleApplication = v.object({
  id: v.string(),
  merchant: v.string(),
  username: v.string(),
  promotionId,
  /** Of the promotion, in English, by the version that was applied for. */
  title: v.string(),
  status: v.picklist(applicationStatuses),
  comment: v.string(),
  /** Ids for `getApplicationPicture`. */
  pictures: v.array(v.string()),
  /** The most that can be granted. */
  cap: money,
  wageringPercent: v.number(),
  /** Null until it is granted. */
  grantedMinor: v.nullable(v.number()),
  reason: v.nullable(v.string()),
  sentAtMs: v.number(),
  decidedAtMs: v.nullable(v.number()),
  decidedBy: v.nullable(v.string()),
});
export type ConsoleApplication = v.InferOutput<typeof consoleApplication>;

/** Applications for promotions: oldest first while pending, else newest first. */
export const getConsoleApplications = defineEndpoint({
  name: 'console.applications',
  method: 'GET',
  path: '/console-api/applications',
  module: null,
  token: 'required',
  request: v.object({
    ...queueFields,
    /** Part of the player's name. */
    search: v.optional(shortText(40)),
    status: v.optional(listOf(v.picklist(applicationStatuses))),
  }),
  answer: v.object({ total: v.number(), list: v.array(consoleApplication) }),
});

/** A picture that was sent with an application. Refuses 404 `promotion.picture.unknown`. */
export const getApplicationPicture = defineEndpoint({
  name: 'console.application-picture',
  method: 'GET',
  path: '/console-api/application-pictures/:id',
  module: null,
  token: 'required',
  request: v.object({ id: v.pipe(v.string(), v.uuid()) }),
  answer: v.object({ contentType: v.literal('image/jpeg'), image: v.pipe(v.string(), v.base64()) }),
});

/**
 * Grants an application, once. Refuses 404 `promotion.application.unknown`, 400 `promotion.grant.above.cap`,
 * `promotion.budget.spent`.
 */
export const grantApplication = defineEndpoint({
  name: 'console.grant-application',
  method: 'POST',
  path: '/console-api/applications/:id/grant',
  module: null,
  token: 'required',
  request: v.object({ ...idParameter.entries, amountMinor: wholeNumber(1, 1_000_000_000_000) }),
  answer: stepTaken,
});

/** Rejects an application, with a reason that the player reads. */
export const rejectApplication = defineEndpoint({
  name: 'console.reject-application',
  method: 'POST',
  path: '/console-api/applications/:id/reject',
  module: null,
  token: 'required',
  request: v.object({ ...idParameter.entries, reason: filledText(rejectionReasonMaximum) }),
  answer: stepTaken,
});

const consolePromotion = v.object({
  merchant: v.string(),
  id: promotionId,
  /** In English. */
  title: v.string(),
  kind: promotionKind,
  version: v.number(),
  startsAtMs: v.number(),
  endsAtMs: v.nullable(v.number()),
  currency: v.string(),
  /** Null is without a limit. */
  budgetMinor: v.nullable(v.number()),
  grantedMinor: v.number(),
  /** Members who joined or whose application waits or was granted, and bonuses that are wagered now. */
  joined: v.number(),
  active: v.number(),
});
export type ConsolePromotion = v.InferOutput<typeof consolePromotion>;

/** The promotions of all merchants, or of one, in their order. */
export const getConsolePromotions = defineEndpoint({
  name: 'console.promotions',
  method: 'GET',
  path: '/console-api/promotions',
  module: null,
  token: 'required',
  request: v.object({ ...pageFields, merchant: v.optional(shortText(40)) }),
  answer: v.object({ total: v.number(), list: v.array(consolePromotion) }),
});

const promotionParameters = { merchant: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)), id: promotionId };

/**
 * Ends a promotion now, for whoever has not joined: what was joined, applied for or granted goes on. A promotion that is
 * over stays so. Refuses 404 `promotion.unknown`.
 */
export const stopPromotion = defineEndpoint({
  name: 'console.stop-promotion',
  method: 'POST',
  path: '/console-api/promotions/:merchant/:id/stop',
  module: null,
  token: 'required',
  request: v.object(promotionParameters),
  answer: stepTaken,
});

/** Sets the budget; null is without a limit. Refuses 404 `promotion.unknown`, 400 `promotion.budget.below.granted`. */
export const setPromotionBudget = defineEndpoint({
  name: 'console.set-promotion-budget',
  method: 'POST',
  path: '/console-api/promotions/:merchant/:id/budget',
  module: null,
  token: 'required',
  request: v.object({ ...promotionParameters, budgetMinor: v.nullable(wholeNumber(0, 999_999_999_999_999)) }),
  answer: stepTaken,
});
