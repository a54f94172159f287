import { minuteMs } from '../../platform/clock/durations.ts';
import { forEachIsolated } from '../../platform/jobs/for-each-isolated.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { AnnouncedIssue } from '../../platform/push/console-events.ts';
import type { Merchant } from '../merchants/index.ts';
import { gamesOf, type LotteryGame } from './game-store.ts';
import type { LotteryNeeds } from './needs.ts';
import { lastDrawn, nextDrawn } from './schedule.ts';
import { voidIssuesOf } from './void-issues.ts';

/** Issues in one message: a notification of PostgreSQL has at most 8,000 bytes. */
const issuesPerMessage = 100;

export type AnnounceNeeds = Pick<LotteryNeeds, 'db' | 'merchants' | 'clock' | 'events'>;

/** The issue of each game that was drawn last, if that was after `from`: a page asks for the state of a game, not for each draw. */
async function drawnSince(
  needs: AnnounceNeeds,
  merchant: Merchant,
  games: readonly LotteryGame[],
  from: Date,
  nowMs: number,
): Promise<AnnouncedIssue[]> {
  const voided = await voidIssuesOf(needs, merchant.code);
  return games.flatMap((game) => {
    const issue = lastDrawn(game.schedule, nowMs);
    // A void issue was announced when it was declared void; its draw changes nothing.
    const isDue = issue.drawsAtMs > from.getTime() && !voided.has(game, issue);
    return isDue ? [{ gameCode: game.code, issue: issue.number }] : [];
  });
}

/**
 * Announces to the open pages of a merchant what was drawn since the last announcement, all games in one message. Each draw is
 * announced once, by whichever operator is first: the moment up to which draws are announced is stored in the same
 * transaction. After an interruption only the last draw of each game is. Answers when there may be something to announce again.
 */
export async function announceDraws(needs: AnnounceNeeds, merchant: Merchant, now: Date): Promise<number> {
  const { db, events } = needs;
  const games = await gamesOf(needs, merchant);
  await db.transaction(async () => {
    await db.query('insert into lottery_announced (merchant, up_to) values ($1, $2) on conflict do nothing', [
      merchant.code,
      now,
    ]);
    const [announced] = await db.query<{ upTo: Date }>(
      'select up_to as "upTo" from lottery_announced where merchant = $1 for update',
      [merchant.code],
    );
    // The clock of another operator may be ahead of this one.
    if (!announced || announced.upTo >= now) return;
    const issues = await drawnSince(needs, merchant, games, announced.upTo, now.getTime());
    await db.query('update lottery_announced set up_to = $2 where merchant = $1', [merchant.code, now]);
    for (let from = 0; from < issues.length; from += issuesPerMessage)
      await events.publish({
        type: 'issues-drawn',
        draws: { merchant: merchant.code, issues: issues.slice(from, from + issuesPerMessage) },
      });
  });
  // Games may be added meanwhile.
  const nextMs = games.map(({ schedule }) => nextDrawn(schedule, now.getTime()).drawsAtMs);
  return Math.min(...nextMs, now.getTime() + minuteMs);
}

/** Results are computed when they are asked for, so this job only says that it is time to ask. */
export function announceDrawsJob(needs: AnnounceNeeds & Pick<LotteryNeeds, 'log'>): Job {
  const nextMs = new Map<string, number>();
  return {
    name: 'lottery-announced-draws',
    // At each tick: pages wait for it.
    everyMs: 500,
    run: (now) =>
      forEachIsolated(needs.log, needs.merchants.all(), async (merchant) => {
        if (now.getTime() < (nextMs.get(merchant.code) ?? 0)) return;
        nextMs.set(merchant.code, await announceDraws(needs, merchant, now));
      }),
  };
}
