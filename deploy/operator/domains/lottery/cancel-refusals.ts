import type { Member } from '../identity/index.ts';
import { type BetRow, wireBet } from './bet-store.ts';
import type { LotteryNeeds } from './needs.ts';

type Needs = Pick<LotteryNeeds, 'clock' | 'hooks'>;
type CancellableBet = Pick<BetRow, 'status' | 'closesAt' | 'createdAt'>;

/**
 * Finds why a bet of the member cannot be cancelled now: a code for players, or null where it can. Whatever keeps stakes is
 * asked once, however many bets there are.
 */
export async function cancelRefusals(
  { clock, hooks }: Needs,
  member: Pick<Member, 'id'>,
): Promise<(bet: CancellableBet) => string | null> {
  const now = clock.now();
  const kept = await Promise.all(hooks.stakeReturnGuards.map((guard) => guard(member)));
  return ({ status, closesAt, createdAt }) => {
    if (status !== 'pending') return 'lottery.bet.settled';
    if (closesAt <= now) return 'lottery.issue.closed';
    const keeping = kept.find((each) => each && (each.placedUntil === null || each.placedUntil >= createdAt));
    return keeping?.objection ?? null;
  };
}

/** Bets of one member in the shape of the wire, with why they cannot be cancelled; nobody is asked where none is pending. */
export async function wireBets(needs: Needs, member: Pick<Member, 'id'>, bets: readonly BetRow[], language: string) {
  const isAnyPending = bets.some(({ status }) => status === 'pending');
  const refusalOf = isAnyPending ? await cancelRefusals(needs, member) : () => 'lottery.bet.settled';
  return bets.map((bet) => ({ ...wireBet(bet, language), cancelRefusal: refusalOf(bet) }));
}
