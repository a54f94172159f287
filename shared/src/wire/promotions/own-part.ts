import * as v from 'valibot';
import type { MoneyCodec } from '../money-codec.ts';

/** Where a member stands with a promotion. */
export const promotionState = v.picklist([
  /** It hasn't begun. */
  'coming-soon',
  /** Can be joined; money comes with a later deposit or loss. */
  'join',
  /** Joined; waiting for the deposit, or for the day of payment. */
  'joined',
  /** Joined, and the announced deposit is being checked. */
  'applying',
  /** The bonus can be had now. */
  'claim',
  /** The bonus is credited, its rolling is under way. */
  'process',
  /** Done: the bonus has become cash. */
  'issued',
  /** Given up, run out, or used up; `reasonCode` says which. */
  'ended',
  /** Can't be had; `reasonCode` says why. */
  'rejected',
  /** Its dates are over. */
  'closed',
  /** An announcement: there is nothing to join. */
  'information',
]);
export type PromotionState = v.InferOutput<typeof promotionState>;

/** The member's own part in a promotion. Amounts that don't apply are null, never 0. */
export const ownPart = ({ amount }: MoneyCodec) =>
  v.object({
    state: promotionState,
    reasonCode: v.nullable(v.string()),
    /** Whether "stop taking part" (or giving the bonus up) is open. */
    canLeave: v.boolean(),
    /** What a claim made now would bring. */
    offer: v.nullable(v.object({ deposit: amount, bonus: amount, requiredTurnover: amount })),
    /** A credited bonus and its rolling. */
    wagering: v.nullable(
      v.object({
        claimId: v.string(),
        deposit: amount,
        bonus: amount,
        /** What is in the bonus purse now, wins made with it included. */
        bonusBalance: amount,
        requiredTurnover: amount,
        doneTurnover: amount,
        claimedAtMs: v.number(),
        expiresAtMs: v.number(),
      }),
    ),
    /** The running period of a cashback; a loss is negative, a plus is positive. */
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
