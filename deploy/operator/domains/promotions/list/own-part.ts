import { isTrial, type Member } from '../../identity/index.ts';
import type { Merchant } from '../../merchants/index.ts';
import { readCashbackProgress } from '../cashback/progress.ts';
import { bonusFor, statusOf } from '../member-status.ts';
import type { PromotionsNeeds } from '../needs.ts';
import type { PromotionForMember } from './read-promotions.ts';

/** A member's own part in a promotion, in the shape of the wire. */
export async function ownPart(context: PromotionsNeeds, merchant: Merchant, member: Member, known: PromotionForMember) {
  const { promotion, facts, claim } = known;
  const now = context.clock.now();
  const { state, reasonCode, canLeave } = statusOf(promotion, facts, now);
  const deposit = facts.deposit?.amountMinor ?? 0;
  const offered = state === 'claim' ? bonusFor(promotion, deposit) : null;
  const isIn = state === 'joined' || state === 'signed';
  const takesPart = promotion.kind === 'cashback' && isIn && !isTrial(member);
  return {
    // Trial credit brings no bonus; claiming is refused with a message.
    state: isTrial(member) && isIn ? ('join' as const) : state,
    reasonCode,
    canLeave: canLeave && !isTrial(member),
    offer: offered && { deposit, bonus: offered.bonusMinor, requiredTurnover: offered.requiredMinor },
    wagering: claim && {
      claimId: String(claim.id),
      deposit: claim.depositMinor,
      bonus: claim.bonusMinor,
      bonusBalance: claim.status === 'active' ? known.bonusBalanceMinor : 0,
      requiredTurnover: claim.requiredMinor,
      doneTurnover: Math.min(claim.doneMinor, claim.requiredMinor),
      claimedAtMs: claim.claimedAtMs,
      expiresAtMs: claim.expiresAtMs,
    },
    cashback: takesPart ? await readCashbackProgress(context, merchant, promotion, member.id) : null,
  };
}
