import type { PromotionState } from '@tessera/shared/wire/promotions';
import { type DepositBonusTerms, depositBonus } from '@tessera/shared/wire/wallet';
import { dayMs } from '../../platform/clock/durations.ts';
import type { PromotionRow } from './promotion-row.ts';

/** Everything that decides a member's status in a promotion. */
export interface Facts {
  readonly participation: 'joined' | 'left' | null;
  /** The member's one credit from this promotion; payments by period are none of these. */
  readonly claim: { readonly status: 'active' | 'released' | 'paid' | 'forfeited' | 'expired' | 'spent' } | null;
  /** The last application that was not withdrawn. */
  readonly application: {
    readonly status: 'pending' | 'approved' | 'rejected';
    readonly decidedAtMs: number | null;
  } | null;
  /** Days in a row of a daily sign-in that were claimed, up to today or else yesterday. */
  readonly daysInARow: number;
  /** The last day that was claimed, and today: `YYYY-MM-DD` in the merchant's calendar. */
  readonly lastSignedDay: string | null;
  readonly today: string;
  /** The deposit that counts by the promotion's rule, if it has come. */
  readonly deposit: {
    readonly amountMinor: number;
    readonly decidedAt: Date;
    readonly hasWithdrawnSince: boolean;
    /** A stake that was not cancelled was placed after it. */
    readonly hasStakedSince: boolean;
  } | null;
  readonly hasPendingDeposit: boolean;
  /** Another bonus of this member is being wagered, or its money is still in a round. */
  readonly hasOtherActive: boolean;
  /** Cash is in a vendor's wallet, on its way, or held for a chase: bonus money would be staked before it. */
  readonly hasCashAway: boolean;
  readonly registeredAt: Date;
  /** Club rank that counts now. */
  readonly rank: number;
  /** Within the segment of the rules. */
  readonly isInSegment: boolean;
  /** Anything new may be offered to the member. */
  readonly isOpenToOffers: boolean;
}

export interface MemberStatus {
  readonly state: PromotionState;
  readonly reasonCode: string | null;
  readonly canLeave: boolean;
}

const status = (state: PromotionState, canLeave = false): MemberStatus => ({ state, reasonCode: null, canLeave });
const because = (state: PromotionState, reasonCode: string, canLeave = false): MemberStatus => ({
  state,
  reasonCode,
  canLeave,
});

function ofClaim({ status: claimed }: NonNullable<Facts['claim']>): MemberStatus {
  if (claimed === 'active') return status('process', true);
  if (claimed === 'released' || claimed === 'paid') return status('claimed');
  return because('ended', `promotion.bonus.${claimed}`);
}

function ofDeposit(promotion: PromotionRow, facts: Facts, now: Date): MemberStatus {
  const { participation, deposit, hasOtherActive, hasCashAway } = facts;
  const { startsAt, minimumDepositMinor, daysToClaim, budgetLeftMinor } = promotion;
  if (!deposit || minimumDepositMinor === null || daysToClaim === null)
    throw new Error('There is no deposit to judge.');
  const age = now.getTime() - deposit.decidedAt.getTime();
  if (deposit.decidedAt < startsAt || age > daysToClaim * dayMs) return because('rejected', 'promotion.deposit.past');
  // A share of a tiny deposit can come to less than the smallest unit.
  if (deposit.amountMinor < minimumDepositMinor || bonusFor(promotion, deposit.amountMinor).bonusMinor < 1)
    return because('rejected', 'promotion.deposit.below.minimum');
  // The deposit was withdrawn again, so it brings no bonus.
  if (deposit.hasWithdrawnSince) return because('rejected', 'promotion.deposit.withdrawn');
  // Whoever could claim after losing would get a bonus for free; so it is claimed before the first stake (ADR 16).
  if (deposit.hasStakedSince) return because('rejected', 'promotion.deposit.staked');
  if (hasOtherActive) return because('rejected', 'promotion.other.active', participation === 'joined');
  if (hasCashAway) return because('rejected', 'promotion.cash.away', participation === 'joined');
  if (bonusFor(promotion, deposit.amountMinor).bonusMinor > (budgetLeftMinor ?? Number.POSITIVE_INFINITY))
    return because('rejected', 'promotion.budget.spent');
  // What a member has to type in is typed in before anything is claimed.
  if (promotion.eligibility?.code && participation !== 'joined') return status('join');
  return status('claim');
}

/** When what an application brought has to be claimed, in milliseconds since the epoch. */
export const claimUntil = ({ daysToClaim }: PromotionRow, decidedAtMs: number): number =>
  decidedAtMs + (daysToClaim ?? 0) * dayMs;

function ofApplication(
  promotion: PromotionRow,
  application: NonNullable<Facts['application']>,
  { hasOtherActive, hasCashAway, isOpenToOffers }: Facts,
  now: Date,
): MemberStatus {
  if (application.status === 'pending') return status('applying', true);
  if (application.status === 'rejected') return because('rejected', 'promotion.application.rejected');
  if (now.getTime() > claimUntil(promotion, application.decidedAtMs ?? 0))
    return because('ended', 'promotion.claim.late');
  const isBonus = (promotion.wageringPercent ?? 0) > 0;
  // Cash was earned; bonus money has conditions that would be accepted now.
  if (isBonus && !isOpenToOffers) return because('issued', 'offers.closed');
  if (isBonus && hasOtherActive) return because('issued', 'promotion.other.active');
  return isBonus && hasCashAway ? because('issued', 'promotion.cash.away') : status('issued');
}

/** A cashback takes part by itself; whoever leaves it can sign up again. */
const ofCashback = ({ participation }: Facts): MemberStatus =>
  participation === 'left' ? status('join') : status('joined', true);

/** Why the rules keep a member out who has not joined yet; null when they do not. */
function ineligible(
  { eligibility, budgetLeftMinor }: PromotionRow,
  { registeredAt, rank, isInSegment }: Facts,
  now: Date,
) {
  const { newcomerDays = null, minimumRank = null } = eligibility ?? {};
  if (newcomerDays !== null && now.getTime() > registeredAt.getTime() + newcomerDays * dayMs)
    return because('rejected', 'promotion.newcomers.only');
  if (!isInSegment) return because('rejected', 'promotion.segment.outside');
  if (minimumRank !== null && rank < minimumRank) return because('rejected', 'promotion.rank.below');
  return budgetLeftMinor !== null && budgetLeftMinor <= 0 ? because('rejected', 'promotion.budget.spent') : null;
}

/** States of a member who takes part already, or did. */
const ownStates: readonly PromotionState[] = ['joined', 'signed', 'applying', 'issued', 'process', 'claimed', 'ended'];

/** A member's status in a promotion; the one place that decides what may be joined, claimed and left. */
export function statusOf(promotion: PromotionRow, facts: Facts, now: Date): MemberStatus {
  const found = openStatusOf(promotion, facts, now);
  return facts.isOpenToOffers || ownStates.includes(found.state) ? found : because('rejected', 'offers.closed');
}

function openStatusOf(promotion: PromotionRow, facts: Facts, now: Date): MemberStatus {
  const { kind, startsAt, endsAt } = promotion;
  const { claim, application, participation } = facts;
  if (kind === 'information') return status('information');
  if (claim) return ofClaim(claim);
  // What was granted can be claimed after the promotion has ended, too.
  if (application && application.status !== 'rejected') return ofApplication(promotion, application, facts, now);
  if (now < startsAt) return status('coming-soon');
  if (endsAt && now >= endsAt) return status('closed');
  if (kind === 'cashback') return ofCashback(facts);
  if (kind === 'sign-in' && facts.lastSignedDay === facts.today) return status('signed');
  const refused = participation === 'joined' ? null : ineligible(promotion, facts, now);
  if (refused) return refused;
  if (kind === 'sign-in')
    return promotion.eligibility?.code && participation !== 'joined' ? status('join') : status('claim');
  if (kind === 'application') return application ? ofApplication(promotion, application, facts, now) : status('join');
  if (facts.deposit) return ofDeposit(promotion, facts, now);
  if (participation !== 'joined') return status('join');
  return facts.hasPendingDeposit ? status('applying', true) : status('joined', true);
}

/** A deposit bonus in minor units, cut to whole ones, and the turnover that turns it into cash. */
export function bonusFor(promotion: PromotionRow, depositMinor: number) {
  return depositBonus(termsOf(promotion), depositMinor);
}

/** The turnover that turns an amount without a deposit into cash, in minor units. */
export const turnoverOf = ({ wageringPercent }: PromotionRow, amountMinor: number): number =>
  Math.ceil((amountMinor * (wageringPercent ?? 0)) / 100);

/** A deposit bonus as its arithmetic needs it. */
export function termsOf({ id, percent, capMinor, wageringPercent }: PromotionRow): DepositBonusTerms {
  if (percent === null || capMinor === null || wageringPercent === null) throw new Error(`${id} gives no bonus.`);
  return { percent, capMinor, wageringPercent };
}
