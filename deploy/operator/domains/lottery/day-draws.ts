import { setImmediate as afterOthers } from 'node:timers/promises';
import { firstDay } from './day-seeds-job.ts';
import { drawnIssue } from './drawing.ts';
import type { LotteryGame } from './game-store.ts';
import type { LotteryNeeds } from './needs.ts';
import { issueBefore, lastDrawEndsAtMs, lastDrawn } from './schedule.ts';
import type { VoidIssues } from './void-issues.ts';
import { type Day, dayOf, isDay } from './zone-days.ts';

type DrawnIssue = Awaited<ReturnType<typeof drawnIssue>>;

/** Days of games that stay computed: a draw never changes, and a day has 1,440 of them at most. */
const cachedDays = 24;
/** So many draws are computed before other requests have their turn. */
const atOnce = 200;

/** Answers the draws of a day so far, newest first; only those since the last request are computed. */
export function createDayDraws(context: LotteryNeeds) {
  const cached = new Map<string, readonly DrawnIssue[]>();

  async function drawsSince(game: LotteryGame, day: Day, known: string | undefined): Promise<DrawnIssue[]> {
    const { schedule } = game;
    const list: DrawnIssue[] = [];
    let issue = lastDrawn(schedule, Math.min(context.clock.now().getTime(), lastDrawEndsAtMs(schedule, day)));
    for (; issue.day === day && issue.number !== known; issue = issueBefore(schedule, issue)) {
      list.push(await drawnIssue(context, game, issue));
      if (list.length % atOnce === 0) await afterOthers();
    }
    return list;
  }

  /** `beforeDrawing` is asked where nothing of the day is known yet: it may refuse. */
  return async (game: LotteryGame, day: Day, voided: VoidIssues, beforeDrawing: () => Promise<void>) => {
    const first = await firstDay(context, game);
    const today = dayOf(game.schedule.timeZone, context.clock.now().getTime());
    if (!isDay(day) || day < first || day > today) return { list: [], hasMore: false };
    const key = `${game.merchant}|${game.code}|${day}`;
    if (!cached.has(key)) await beforeDrawing();
    const known = cached.get(key) ?? [];
    const list = [...(await drawsSince(game, day, known[0]?.issue)), ...known];
    cached.delete(key);
    cached.set(key, list);
    const [oldest = key] = cached.keys();
    if (cached.size > cachedDays) cached.delete(oldest);
    const isVoid = ({ issue: number }: DrawnIssue) => voided.has(game, { number });
    return {
      list: list.filter((draw) => !isVoid(draw)),
      ...(list.some(isVoid) && {
        voided: list.filter(isVoid).map(({ issue, drawsAtMs }) => ({ issue, drawsAtMs })),
      }),
      hasMore: day > first,
    };
  };
}
