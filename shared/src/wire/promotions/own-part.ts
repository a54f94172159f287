import * as v from 'valibot';
import type { MoneyCodec } from '../money-codec.ts';

/** A member's status in a promotion. */
export const promotionState = v.picklist([
  /** It has not started. */
  'coming-soon',
  /** Can be joined; pays on a later deposit or loss. */
  'join',
  /** Takes part; waits for the deposit, or for the day of payment. */
  'joined',
  /** Signed in today; the next day can be claimed tomorrow. */
  'signed',
  /** The announced deposit, or the application, is being checked. */
  'applying',
  /** The application was granted; what was granted can be claimed. With a `reasonCode`, not yet. */
  'issued',
  /** The bonus can be claimed now. */
  'claim',
  /** The bonus is credited, its turnover is not complete. */
  'process',
  /** Done: what was granted is cash. */
  'claimed',
  /** Given up, expired, or used up; `reasonCode` says which. */
  'ended',
  /** Not available; `reasonCode` says why. */
  'rejected',
  /** The promotion has ended. */
  'closed',
  /** An announcement: it cannot be joined. */
  'information',
]);
export type PromotionState = v.InferOutput<typeof promotionState>;

/** The member's own status in a promotion. Amounts that do not apply are null, never 0. */
export const ownPart = ({ amount }: MoneyCodec) =>
  v.object({
    state: promotionState,
    reasonCode: v.nullable(v.string()),
    /** Whether the member can leave it (or give the bonus up). */
    canLeave: v.boolean(),
    /** What a claim would bring now. */
    offer: v.nullable(v.object({ deposit: amount, bonus: amount, requiredTurnover: amount })),
    /** A credited bonus and its turnover. */
    wagering: v.nullable(
      v.object({
        claimId: v.string(),
        /** Null if it was granted without a deposit. */
        deposit: v.nullable(amount),
        bonus: amount,
        /** The current amount in the bonus wallet, including wins made with it. */
        bonusBalance: amount,
        requiredTurnover: amount,
        doneTurnover: amount,
        claimedAtMs: v.number(),
        expiresAtMs: v.number(),
      }),
    ),
    /** The current period of a cashback; a loss is negative, a win is positive. */
    cashback: v.nullable(
      v.object({
        fromMs: v.number(),
        toMs: v.number(),
        payAtMs: v.number(),
        net: amount,
        expected: amount,
      }),
    ),
    /** The member's last application. */
    application: v.optional(
      v.nullable(
        v.object({
          status: v.picklist(['pending', 'approved', 'rejected']),
          comment: v.string(),
          /** How many pictures were sent with it. */
          pictures: v.number(),
          /** Why it was rejected, as the reviewer wrote it; null otherwise. */
          reason: v.nullable(v.string()),
          /** What was granted; null if nothing was. */
          granted: v.nullable(amount),
          sentAtMs: v.number(),
          decidedAtMs: v.nullable(v.number()),
          /** Until when what was granted can be claimed. */
          claimUntilMs: v.nullable(v.number()),
        }),
      ),
      null,
    ),
    /** The days in a row of a daily sign-in. */
    signIn: v.optional(
      v.nullable(
        v.object({
          /** Up to today, or to yesterday while today is not claimed. */
          daysInARow: v.number(),
          /** What the next claim brings. */
          next: amount,
          /** When it can be claimed. */
          nextAtMs: v.number(),
        }),
      ),
      null,
    ),
    /** When the member accepted conditions that are no longer those of new members; null otherwise. */
    acceptedAtMs: v.optional(v.nullable(v.number()), null),
  });
