import { type OpenRun, openRuns } from '@tessera/shared/lottery';
import { getLongRuns } from '@tessera/shared/wire/lottery';
import { lotteryType } from '../merchants/index.ts';
import { drawnFrom } from './draws.ts';
import { gamesOf, type LotteryGame, ofPrizeMode } from './game-store.ts';
import type { LotteryNeeds } from './needs.ts';
import { lastDrawn } from './schedule.ts';
import { type VoidIssues, voidIssuesOf } from './void-issues.ts';

/** Draws that are read for the open runs of a game, and how many if one of them goes back further. */
const depths = [32, 200] as const;

/** Runs that are answered at most: the longest. */
const mostRuns = 100;

interface GameRuns {
  readonly issue: string;
  /** How many issues of the merchant were void. */
  readonly voided: number;
  readonly runs: readonly OpenRun[];
}

/** Answers which runs of draws on one side are open, over all games of a prize mode. */
export function answerLongRuns(context: LotteryNeeds): void {
  // Runs change with a draw only, or with one that is declared void.
  const cached = new Map<string, GameRuns>();

  async function runsOfGame(game: LotteryGame, voided: VoidIssues): Promise<GameRuns> {
    const key = `${game.merchant}|${game.code}`;
    const last = lastDrawn(game.schedule, context.clock.now().getTime());
    const known = cached.get(key);
    if (known?.issue === last.number && known.voided === voided.size) return known;
    let runs: readonly OpenRun[] = [];
    for (const depth of depths) {
      const { list } = await drawnFrom(context, game, last, depth, voided);
      runs = openRuns(
        game.kind,
        list.map(({ numbers }) => numbers),
      );
      if (list.length < depth || !runs.some(({ isCut }) => isCut)) break;
    }
    const found = { issue: last.number, voided: voided.size, runs };
    cached.set(key, found);
    return found;
  }

  context.routes.handle(getLongRuns, async ({ merchant, request }) => {
    const { prizeMode = lotteryType, lottoArea, fewest } = request;
    const games = ofPrizeMode(await gamesOf(context, merchant), prizeMode, lottoArea);
    const voided = await voidIssuesOf(context, merchant.code);
    const found = await Promise.all(games.map(async (game) => ({ game, ...(await runsOfGame(game, voided)) })));
    const list = found.flatMap(({ game, issue, runs }) =>
      runs
        .filter(({ length }) => length >= fewest)
        .map(({ aspect, side, length }) => ({ gameCode: game.code, issue, aspect: aspect.key, side, length })),
    );
    return { list: list.sort((one, other) => other.length - one.length).slice(0, mostRuns) };
  });
}
