import { type NumberBet, stakesByNumber } from '@tessera/shared/lottery';
import { Refusal } from '../../platform/http/refusal.ts';
import type { LotteryGame } from './game-store.ts';
import type { LotteryNeeds } from './needs.ts';
import type { OrderLine } from './order-lines.ts';

const betOf = ({ play, numbers, unit, multiple }: OrderLine): NumberBet => ({
  playCode: play,
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
  placed: readonly NumberBet[] = [],
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
): Promise<NumberBet[]> =>
  db.query<NumberBet>(
    `select play as "playCode", numbers, unit_minor * multiple as "eachMinor" from lottery_bet
     where member_id = $1 and game = $2 and issue = $3 and status = 'pending'`,
    [memberId, game, issue],
  );
