import { type GameKind, numberStakes, playOf, type Selection } from '@tessera/shared/lottery';
import { Refusal } from '../../platform/http/refusal.ts';
import type { LotteryGame } from './game-store.ts';
import type { LotteryNeeds } from './needs.ts';
import type { OrderLine } from './order-lines.ts';

/** The fields of a bet that the limit per number reads. */
interface PlacedBet {
  readonly play: string;
  readonly numbers: Selection;
  /** The stake of one single bet, before a discount. */
  readonly eachMinor: number;
}

interface PlacedStake {
  readonly playCode: string;
  readonly number: string;
  stakeMinor: number;
}

/** What bets stake on each number of a play, by play and number; numbers that win on the same draws are one. */
function stakesByNumber(kind: GameKind, bets: readonly PlacedBet[]): ReadonlyMap<string, PlacedStake> {
  const stakes = new Map<string, PlacedStake>();
  for (const { play: playCode, numbers, eachMinor } of bets) {
    const play = playOf(kind, playCode);
    if (!play) continue;
    for (const { number, stakeMinor } of numberStakes(play, numbers, eachMinor)) {
      const [first = number] = [...(play.rule.sameNumbers?.(number) ?? [])].sort();
      const known = stakes.get(`${playCode} ${first}`) ?? { playCode, number, stakeMinor: 0 };
      known.stakeMinor += stakeMinor;
      stakes.set(`${playCode} ${first}`, known);
    }
  }
  return stakes;
}

const betOf = ({ play, numbers, unit, multiple }: OrderLine): PlacedBet => ({
  play,
  numbers,
  eachMinor: unit * multiple,
});

/**
 * Refuses lines of one issue that stake more on a number than the game allows, with those placed before; `limitMinor` is what
 * is left for the number.
 */
export function refuseOverNumberLimit(
  { code, kind, maxNumberStakeMinor }: LotteryGame,
  issue: string,
  lines: readonly OrderLine[],
  placed: readonly PlacedBet[] = [],
): void {
  if (maxNumberStakeMinor === null) return;
  const before = stakesByNumber(kind, placed);
  for (const [key, { playCode, number, stakeMinor }] of stakesByNumber(kind, lines.map(betOf))) {
    const left = Math.max(0, maxNumberStakeMinor - (before.get(key)?.stakeMinor ?? 0));
    if (stakeMinor > left)
      throw new Refusal(400, 'lottery.number.stake.limit', {
        gameCode: code,
        issue,
        playCode,
        number,
        limitMinor: left,
      });
  }
}

/** The bets of a member on an issue that wait for its draw. */
export const placedOn = (
  { db }: Pick<LotteryNeeds, 'db'>,
  memberId: number,
  game: string,
  issue: string,
): Promise<PlacedBet[]> =>
  db.query<PlacedBet>(
    `select play, numbers, unit_minor * multiple as "eachMinor" from lottery_bet
     where member_id = $1 and game = $2 and issue = $3 and status = 'pending'`,
    [memberId, game, issue],
  );
