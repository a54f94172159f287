import { Refusal } from '../../platform/http/refusal.ts';
import type { Member } from '../identity/index.ts';
import type { Merchant } from '../merchants/index.ts';
import { type BetRow, wireBet } from './bet-store.ts';
import { cancelledToday, refusalAboveDaily } from './daily-cancellations.ts';
import type { LotteryNeeds } from './needs.ts';
import { voidIssuesOf } from './void-issues.ts';

type Needs = Pick<LotteryNeeds, 'clock' | 'db' | 'hooks'>;
type CancellableBet = Pick<BetRow, 'status' | 'game' | 'issue' | 'closesAt' | 'createdAt' | 'orderId'>;
/** Whose bets they are. */
export interface Owner {
  readonly merchant: Pick<Merchant, 'code' | 'profile'>;
  readonly member: Pick<Member, 'id'>;
}

/**
 * Finds why a bet of the member cannot be cancelled now: what a call would be refused with, or null where it can. Whatever keeps
 * stakes is asked once, however many bets there are.
 */
export async function cancelRefusals(needs: Needs, { merchant, member }: Owner) {
  const now = needs.clock.now();
  const kept = await Promise.all(needs.hooks.stakeReturnGuards.map((guard) => guard(member)));
  const today = await cancelledToday(needs, merchant, member);
  const voided = await voidIssuesOf(needs, merchant.code);
  return ({ status, game, issue, closesAt, createdAt, orderId }: CancellableBet): Refusal | null => {
    if (status !== 'pending') return new Refusal(409, 'lottery.bet.settled');
    // Its stake comes back anyway, and is no cancellation of the player's.
    if (voided.has({ code: game }, { number: issue })) return new Refusal(409, 'lottery.bet.void');
    if (closesAt <= now) return new Refusal(409, 'lottery.issue.closed');
    const keeping = kept.find((each) => each && (each.placedUntil === null || each.placedUntil >= createdAt));
    return keeping ? new Refusal(409, keeping.objection) : refusalAboveDaily(today, orderId);
  };
}

/** Bets of one member in the shape of the wire, with why they cannot be cancelled; nobody is asked where none is pending. */
export async function wireBets(needs: Needs, owner: Owner, bets: readonly BetRow[], language: string) {
  const isAnyPending = bets.some(({ status }) => status === 'pending');
  const refusalOf = isAnyPending ? await cancelRefusals(needs, owner) : undefined;
  return bets.map((bet) => ({
    ...wireBet(bet, language),
    cancelRefusal: refusalOf ? (refusalOf(bet)?.code ?? null) : 'lottery.bet.settled',
  }));
}
