import type { PromotionState } from '@tessera/shared/wire/promotions';
import { type DepositBonusTerms, depositBonus } from '@tessera/shared/wire/wallet';
import { dayMs } from '../../platform/clock/durations.ts';
import type { PromotionRow } from './promotion-row.ts';

/** Everything that decides a member's status in a promotion. */
export interface Facts {
  readonly participation: 'joined' | 'left' | null;
  /** The member's credit from this promotion; cashback payments are none of these. */
  readonly claim: { readonly status: 'active' | 'released' | 'forfeited' | 'expired' | 'spent' } | null;
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
}

export interface MemberStatus {
  readonly state: PromotionState;
  readonly reasonCode: string | null;
  readonly canLeave: boolean;
}

const standing = (state: PromotionState, canLeave = false): MemberStatus => ({ state, reasonCode: null, canLeave });
const because = (state: 'rejected' | 'ended', reasonCode: string): MemberStatus => ({
  state,
  reasonCode,
  canLeave: false,
});

function ofClaim({ status }: NonNullable<Facts['claim']>): MemberStatus {
  if (status === 'active') return standing('process', true);
  if (status === 'released') return standing('issued');
  return because('ended', `promotion.bonus.${status}`);
}

function ofDeposit(
  promotion: PromotionRow,
  { participation, deposit, hasOtherActive }: Facts,
  now: Date,
): MemberStatus {
  const { startsAt, minimumDepositMinor, daysToClaim } = promotion;
  if (!deposit || minimumDepositMinor === null || daysToClaim === null)
    throw new Error('There is no deposit to judge.');
  const age = now.getTime() - deposit.decidedAt.getTime();
  if (deposit.decidedAt < startsAt || age > daysToClaim * dayMs) return because('rejected', 'promotion.deposit.past');
  if (deposit.amountMinor < minimumDepositMinor) return because('rejected', 'promotion.deposit.below.minimum');
  // The deposit was withdrawn again, so it brings no bonus.
  if (deposit.hasWithdrawnSince) return because('rejected', 'promotion.deposit.withdrawn');
  // Whoever could claim after losing would get a bonus for free; so it is claimed before the first stake (ADR 16).
  if (deposit.hasStakedSince) return because('rejected', 'promotion.deposit.staked');
  if (hasOtherActive) return { ...because('rejected', 'promotion.other.active'), canLeave: participation === 'joined' };
  return standing('claim');
}

/** A cashback takes part by itself; whoever leaves it can sign up again. */
function ofCashback(participation: Facts['participation']): MemberStatus {
  if (participation === 'left') return standing('join');
  return standing(participation === 'joined' ? 'signed' : 'joined', true);
}

/** A member's status in a promotion; the one place that decides what may be joined, claimed and left. */
export function statusOf(promotion: PromotionRow, facts: Facts, now: Date): MemberStatus {
  const { kind, startsAt, endsAt } = promotion;
  if (kind === 'information') return standing('information');
  if (facts.claim) return ofClaim(facts.claim);
  if (now < startsAt) return standing('coming-soon');
  if (endsAt && now >= endsAt) return standing('closed');
  if (kind === 'cashback') return ofCashback(facts.participation);
  if (facts.deposit) return ofDeposit(promotion, facts, now);
  if (facts.participation !== 'joined') return standing('join');
  return facts.hasPendingDeposit ? standing('applying', true) : standing('joined', true);
}

/** A deposit bonus in minor units, cut to whole ones, and the turnover that turns it into cash. */
export function bonusFor(promotion: PromotionRow, depositMinor: number) {
  return depositBonus(termsOf(promotion), depositMinor);
}

/** A deposit bonus as its arithmetic needs it. */
export function termsOf({ id, percent, capMinor, wageringPercent }: PromotionRow): DepositBonusTerms {
  if (percent === null || capMinor === null || wageringPercent === null) throw new Error(`${id} gives no bonus.`);
  return { percent, capMinor, wageringPercent };
}
