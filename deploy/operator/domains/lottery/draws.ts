import { getDraw, getDrawProof, getDraws, getNearIssues, getOpenedNumbers } from '@tessera/shared/wire/lottery';
import { minuteMs } from '../../platform/clock/durations.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { clientOf } from '../../platform/limits/network.ts';
import { createDayDraws } from './day-draws.ts';
import { firstDay } from './day-seeds-job.ts';
import { type Draw, drawnIssue, drawOf } from './drawing.ts';
import { gameOf, gamesOf, type LotteryGame, ofArea, ofPrizeMode } from './game-store.ts';
import type { LotteryNeeds } from './needs.ts';
import {
  findIssue,
  type Issue,
  issueBefore,
  lastDrawEndsAtMs,
  lastDrawn,
  nextDrawn,
  numberMoments,
  openIssue,
  publishedUntil,
} from './schedule.ts';
import { currentIssue, nextValidIssue, type VoidIssues, validIssuesFrom, voidIssuesOf } from './void-issues.ts';

/** Of one address: a day has up to 1,440 draws to compute. */
const daysPerMinute = 120;

const withCommitment = ({ number, closesAtMs, startsAtMs, drawsAtMs }: Issue, { commitment }: Draw) => ({
  issue: number,
  closesAtMs,
  startsAtMs,
  drawsAtMs,
  commitment,
});

const coming = async (context: LotteryNeeds, game: LotteryGame, issue: Issue) =>
  withCommitment(issue, await drawOf(context, game, issue));

/** Closed and not over: of its numbers only those whose moment has come. */
async function drawing(context: LotteryNeeds, game: LotteryGame, issue: Issue, nowMs: number) {
  const draw = await drawOf(context, game, issue);
  const { numbers } = draw;
  const moments = numberMoments(issue, numbers.length);
  return {
    ...withCommitment(issue, draw),
    numbers: numbers.filter((_, index) => (moments[index] ?? issue.drawsAtMs) <= nowMs),
    nextNumberAtMs: moments.find((moment) => moment > nowMs) ?? issue.drawsAtMs,
  };
}

async function stateOf(context: LotteryNeeds, game: LotteryGame, voided: VoidIssues) {
  const nowMs = context.clock.now().getTime();
  const open = openIssue(game.schedule, nowMs);
  const next = nextDrawn(game.schedule, nowMs);
  const isDrawing = next.number !== open.number && !voided.has(game, next);
  return {
    gameCode: game.code,
    serverTimeMs: nowMs,
    current: await coming(context, game, currentIssue(game, voided, nowMs)),
    drawing: isDrawing ? await drawing(context, game, next, nowMs) : null,
    last: await drawnIssue(context, game, nextValidIssue(game, voided, lastDrawn(game.schedule, nowMs), issueBefore)),
  };
}

const toVoidDraw = ({ number, drawsAtMs }: Issue) => ({ issue: number, drawsAtMs });

/** Draws before an issue that count, newest first, as far back as they exist; and the void ones between them. */
export async function drawnFrom(
  context: LotteryNeeds,
  game: LotteryGame,
  from: Issue,
  count: number,
  voided: VoidIssues,
) {
  const first = await firstDay(context, game);
  const list = [];
  const voidDraws = [];
  let issue = from;
  for (; list.length < count && issue.day >= first; issue = issueBefore(game.schedule, issue)) {
    if (voided.has(game, issue)) voidDraws.push(toVoidDraw(issue));
    else list.push(await drawnIssue(context, game, issue));
  }
  return { list, ...(voidDraws.length > 0 && { voided: voidDraws }), hasMore: issue.day >= first };
}

export function answerDraws(context: LotteryNeeds): void {
  const { routes, clock, limits } = context;
  const drawsOfDay = createDayDraws(context);

  routes.handle(getDraws, async ({ merchant, request: { prizeMode, lottoArea } }) => {
    const all = await gamesOf(context, merchant);
    const games = prizeMode ? ofPrizeMode(all, prizeMode, lottoArea) : ofArea(all, lottoArea);
    const voided = await voidIssuesOf(context, merchant.code);
    return { list: await Promise.all(games.map((game) => stateOf(context, game, voided))) };
  });

  routes.handle(getDraw, async ({ merchant, request }) => {
    const game = await gameOf(context, merchant, request.code);
    return stateOf(context, game, await voidIssuesOf(context, merchant.code));
  });

  routes.handle(getNearIssues, async ({ merchant, request: { gameCode, count } }) => {
    const game = await gameOf(context, merchant, gameCode);
    const nowMs = clock.now().getTime();
    const voided = await voidIssuesOf(context, merchant.code);
    const { list } = await drawnFrom(context, game, lastDrawn(game.schedule, nowMs), count, voided);
    const next = validIssuesFrom(game, voided, openIssue(game.schedule, nowMs), count);
    const published = next.filter(({ drawsAtMs }) => drawsAtMs <= publishedUntil(game.schedule, nowMs));
    return {
      serverTimeMs: nowMs,
      drawn: list,
      coming: await Promise.all(published.map((issue) => coming(context, game, issue))),
    };
  });

  routes.handle(getOpenedNumbers, async ({ merchant, ip, request: { gameCode, count, beforeIssue, day } }) => {
    const game = await gameOf(context, merchant, gameCode);
    const voided = await voidIssuesOf(context, merchant.code);
    if (day !== undefined)
      return drawsOfDay(game, day, voided, () =>
        limits.take('lottery-day', clientOf({ merchant, ip }), daysPerMinute, minuteMs),
      );
    const last = lastDrawn(game.schedule, clock.now().getTime());
    const before = beforeIssue === undefined ? undefined : findIssue(game.schedule, beforeIssue);
    if (beforeIssue !== undefined && !before) throw new Refusal(404, 'lottery.issue.unknown');
    const from = before && before.drawsAtMs <= last.drawsAtMs ? issueBefore(game.schedule, before) : last;
    return drawnFrom(context, game, from, count, voided);
  });

  routes.handle(getDrawProof, async ({ merchant, request: { gameCode, issue: number } }) => {
    const game = await gameOf(context, merchant, gameCode);
    const nowMs = clock.now().getTime();
    const issue = findIssue(game.schedule, number);
    // Days before the first never had a seed.
    const isPublished = issue && issue.drawsAtMs <= publishedUntil(game.schedule, nowMs);
    const isKnown = isPublished && issue.day >= (await firstDay(context, game));
    if (!isKnown) throw new Refusal(404, 'lottery.issue.unknown');
    const draw = await drawOf(context, game, issue);
    const isDrawn = issue.drawsAtMs <= nowMs;
    const voided = await voidIssuesOf(context, merchant.code);
    const isDayOver = lastDrawEndsAtMs(game.schedule, issue.day) <= nowMs;
    return {
      merchant: merchant.code,
      gameCode,
      kind: game.kind,
      issue: number,
      drawsAtMs: issue.drawsAtMs,
      commitment: draw.commitment,
      dayCommitment: draw.dayCommitment,
      isCommittedBefore: draw.isCommittedBefore,
      isVoid: voided.has(game, issue),
      numbers: isDrawn ? [...draw.numbers] : null,
      seed: isDrawn ? draw.seed : null,
      // The last draw of a day may end after midnight; until then the seed of the day would reveal its last numbers.
      daySeed: isDayOver && isDrawn ? draw.daySeed : null,
    };
  });
}
