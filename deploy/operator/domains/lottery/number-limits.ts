import { type NumberBet, numberAboveLimit } from '@tessera/shared/lottery';
import { Refusal } from '../../platform/http/refusal.ts';
import type { LotteryGame } from './game-store.ts';
import type { LotteryNeeds } from './needs.ts';
import { type OrderLine, stakeOf } from './order-lines.ts';

type ChargedBet = Pick<OrderLine, 'play' | 'numbers' | 'unit' | 'multiple' | 'stake' | 'discount'>;

/** A bet at the discount that it is charged with. That amount was rounded down to minor units, so its rate is rounded up. */
const betOf = ({ play, numbers, unit, multiple, stake, discount = 0 }: ChargedBet): NumberBet => ({
  playCode: play,
  numbers,
  eachMinor: unit * multiple,
  discountMilli: Math.ceil((1000 * discount) / (stake + discount)),
});

/** What an order bets on one issue. */
interface LinesOnIssue {
  readonly issue: string;
  readonly lines: readonly OrderLine[];
  /** All lines of the order; absent where it has no other issue. */
  readonly order?: readonly OrderLine[];
}

/**
 * Refuses bets that stake more on a number than the game allows, with those placed before (400 `lottery.number.stake.limit`).
 * `limitMinor` is what is left for the number; `lines` are the places in the order of the bets that are on it.
 */
export function refuseOverNumberLimit(
  { code, kind, maxNumberStakeMinor }: LotteryGame,
  { issue, lines, order = lines }: LinesOnIssue,
  placed: readonly NumberBet[] = [],
): void {
  if (maxNumberStakeMinor === null) return;
  const above = numberAboveLimit(kind, maxNumberStakeMinor, lines.map(betOf), placed);
  if (!above) return;
  const { playCode, number, bets, leftMinor } = above;
  throw new Refusal(400, 'lottery.number.stake.limit', {
    ...{ gameCode: code, issue, playCode, number, limitMinor: leftMinor },
    lines: bets.map((at) => order.indexOf(lines[at] as OrderLine)),
  });
}

/**
 * The same with the bets of a member on the issue that wait for its draw. `alreadyMinor` is the stake of all of them: they are not
 * read where all stakes together are within the limit. Call it in a transaction that locks the member.
 */
export async function refuseOverPlacedNumbers(
  { db }: Pick<LotteryNeeds, 'db'>,
  memberId: number,
  game: LotteryGame,
  bets: LinesOnIssue,
  alreadyMinor: number,
): Promise<void> {
  const { code, maxNumberStakeMinor } = game;
  if (maxNumberStakeMinor === null || alreadyMinor + stakeOf(bets.lines) <= maxNumberStakeMinor) return;
  // The same bets are compared as one: thousands of single ones would block the operator's event loop for too long.
  const placed = await db.query<ChargedBet & { readonly times: number }>(
    `select play, numbers, unit_minor as unit, multiple, stake_minor as stake, discount_minor as discount, count(*) as times
     from lottery_bet where member_id = $1 and game = $2 and issue = $3 and status = 'pending'
     group by play, numbers, unit_minor, multiple, stake_minor, discount_minor`,
    [memberId, code, bets.issue],
  );
  refuseOverNumberLimit(
    game,
    bets,
    placed.map((bet) => ({ ...betOf(bet), times: bet.times })),
  );
}
