import { getBlockedNumbers, getOpenBlockedNumbers } from '@tessera/shared/wire/lottery';
import { Refusal } from '../../platform/http/refusal.ts';
import { type BlockedNumber, blockedInIssue, holdBlocks, isBlockable } from './blocked-number-store.ts';
import { gameOf, gamesOf, type LotteryGame } from './game-store.ts';
import type { LotteryNeeds } from './needs.ts';
import type { OrderLine } from './order-lines.ts';
import { currentIssue, voidIssuesOf } from './void-issues.ts';

/**
 * Refuses lines with a number that is not taken, and lines whose numbers of half a payout are others than the player has
 * seen. Call it in the transaction that places them. `asHalf` is the code of the second refusal.
 */
export async function refuseBlocked(
  context: Pick<LotteryNeeds, 'db'>,
  games: readonly LotteryGame[],
  lines: readonly OrderLine[],
  asHalf = 'lottery.number.half',
): Promise<void> {
  const limited = games.filter((game) => isBlockable(game) && lines.some((line) => line.game === game.code));
  // Everybody locks them in the same order.
  for (const game of limited.sort((one, other) => one.code.localeCompare(other.code, 'en')))
    await holdBlocks(context.db, game);
  const ofIssue = new Map<string, Promise<BlockedNumber[]>>();
  for (const [index, { game: code, issue, play, numbers, halfPaid = [] }] of lines.entries()) {
    const game = limited.find((each) => each.code === code);
    const key = `${code} ${issue}`;
    const reading =
      ofIssue.get(key) ?? (game ? blockedInIssue(context, game.merchant, code, issue) : Promise.resolve([]));
    ofIssue.set(key, reading);
    const chosen = new Set(numbers.flat());
    const blocked = (await reading).filter(({ playCode, number }) => playCode === play && chosen.has(number));
    const closed = blocked.filter(({ isClosed }) => isClosed).map(({ number }) => number);
    if (closed.length > 0) throw new Refusal(409, 'lottery.number.closed', { line: index, numbers: closed });
    const half = blocked.map(({ number }) => number).sort();
    if (half.length !== halfPaid.length || !half.every((number) => halfPaid.includes(number)))
      throw new Refusal(409, asHalf, { line: index, numbers: half });
  }
}

/** Of a game, with a page; more are asked for with the issue. */
const mostSent = 200;

export function answerBlockedNumbers(context: LotteryNeeds): void {
  context.routes.handle(getBlockedNumbers, async ({ merchant, request: { gameCode, issue } }) => {
    const { code } = await gameOf(context, merchant, gameCode);
    return { list: await blockedInIssue(context, merchant.code, code, issue) };
  });

  context.routes.handle(getOpenBlockedNumbers, async ({ merchant }) => {
    const games = (await gamesOf(context, merchant)).filter(isBlockable);
    const voided = await voidIssuesOf(context, merchant.code);
    const nowMs = context.clock.now().getTime();
    const ofGames = games.map(async (game) => {
      const issue = currentIssue(game, voided, nowMs).number;
      const numbers = await blockedInIssue(context, merchant.code, game.code, issue, mostSent + 1);
      return (numbers.length > mostSent ? [] : numbers).map((number) => ({ ...number, gameCode: game.code, issue }));
    });
    return { list: (await Promise.all(ofGames)).flat() };
  });
}
