import * as v from 'valibot';
import type { MoneyCodec } from '../money-codec.ts';

/** A member's status in a promotion. */
export const promotionState = v.picklist([
  /** It has not started. */
  'coming-soon',
  /** Can be joined; pays on a later deposit or loss. */
  'join',
  /** Joined; waits for the deposit, or for the day of payment. */
  'joined',
  /** Signed up for again after it had been left; a cashback that nobody left is `joined` by itself. */
  'signed',
  /** Joined, and the announced deposit is being checked. */
  'applying',
  /** The bonus can be claimed now. */
  'claim',
  /** The bonus is credited, its turnover is not complete. */
  'process',
  /** Done: the bonus has become cash. */
  'issued',
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
        deposit: amount,
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
  });
