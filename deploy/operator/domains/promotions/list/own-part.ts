import { isTrial, type Member } from '../../identity/index.ts';
import type { Merchant } from '../../merchants/index.ts';
import { readCashbackProgress } from '../cashback/progress.ts';
import { bonusFor, claimUntil, statusOf, turnoverOf } from '../member-status.ts';
import type { PromotionsNeeds } from '../needs.ts';
import { amountOfDay } from '../sign-in-days.ts';
import type { PromotionForMember } from './read-promotions.ts';

/** What a claim would bring now, in minor units; null when nothing can be claimed. */
function offerOf({ promotion, facts, application }: PromotionForMember, state: string) {
  if (state === 'claim' && facts.deposit) {
    const { bonusMinor, requiredMinor } = bonusFor(promotion, facts.deposit.amountMinor);
    return { deposit: facts.deposit.amountMinor, bonus: bonusMinor, requiredTurnover: requiredMinor };
  }
  if (state !== 'issued' || application?.grantedMinor == null) return null;
  const { grantedMinor } = application;
  return { deposit: 0, bonus: grantedMinor, requiredTurnover: turnoverOf(promotion, grantedMinor) };
}

function applicationOf({ promotion, application }: PromotionForMember) {
  if (!application) return null;
  const { status, comment, pictures, reason, grantedMinor, sentAtMs, decidedAtMs } = application;
  const claimUntilMs = status === 'approved' && decidedAtMs !== null ? claimUntil(promotion, decidedAtMs) : null;
  return { status, comment, pictures, reason, granted: grantedMinor, sentAtMs, decidedAtMs, claimUntilMs };
}

function signInOf({ promotion: { dailyMinor }, facts, tomorrowAt }: PromotionForMember, now: Date) {
  if (!dailyMinor) return null;
  const days = facts.daysInARow;
  const isDone = facts.lastSignedDay === facts.today;
  return {
    daysInARow: days,
    next: amountOfDay(dailyMinor, days),
    nextAtMs: isDone ? tomorrowAt.getTime() : now.getTime(),
  };
}

/** A member's own part in a promotion, in the shape of the wire. */
export async function ownPart(context: PromotionsNeeds, merchant: Merchant, member: Member, known: PromotionForMember) {
  const { promotion, facts, claim } = known;
  const now = context.clock.now();
  const { state, reasonCode, canLeave } = statusOf(promotion, facts, now);
  const isCashback = promotion.kind === 'cashback' && state === 'joined';
  return {
    // Trial credit brings no bonus; claiming is refused with a message.
    state: isTrial(member) && (state === 'joined' || state === 'claim') ? ('join' as const) : state,
    reasonCode,
    canLeave: canLeave && !isTrial(member),
    offer: isTrial(member) ? null : offerOf(known, state),
    wagering:
      claim?.expiresAtMs == null
        ? null
        : {
            claimId: String(claim.id),
            deposit: claim.depositMinor,
            bonus: claim.bonusMinor,
            bonusBalance: claim.status === 'active' ? known.bonusBalanceMinor : 0,
            requiredTurnover: claim.requiredMinor,
            doneTurnover: Math.min(claim.doneMinor, claim.requiredMinor),
            claimedAtMs: claim.claimedAtMs,
            expiresAtMs: claim.expiresAtMs,
          },
    cashback:
      isCashback && !isTrial(member) ? await readCashbackProgress(context, merchant, promotion, member.id) : null,
    application: applicationOf(known),
    signIn: isTrial(member) ? null : signInOf(known, now),
    acceptedAtMs: known.acceptedAt?.getTime() ?? null,
  };
}
