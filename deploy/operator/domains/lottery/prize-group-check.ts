import { basePrizeGroups, isOfferedGroup, rebateMilliOf } from '@tessera/shared/lottery';
import { Refusal } from '../../platform/http/refusal.ts';
import type { LotteryGame } from './game-store.ts';
import type { OrderLine } from './order-lines.ts';

/**
 * Refuses lines at a prize group that is not on offer, and lines whose rebate is another one than the player has seen. What
 * was accepted stays, so a repeated order is not asked.
 */
export function refuseUnofferedGroups(games: readonly LotteryGame[], lines: readonly OrderLine[]): void {
  for (const [index, { game: code, prizeGroup, rebateMilli }] of lines.entries()) {
    const groups = games.find((game) => game.code === code)?.prizeGroups ?? basePrizeGroups;
    const { lowest, highest } = groups;
    if (!isOfferedGroup(groups, prizeGroup))
      throw new Refusal(400, 'lottery.group.outside', { line: index, lowest, highest });
    if (rebateMilli !== rebateMilliOf(groups, prizeGroup))
      throw new Refusal(409, 'lottery.prices.changed', { line: index });
  }
}
