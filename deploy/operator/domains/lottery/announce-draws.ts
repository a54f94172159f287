import { type AnnouncedIssue, maxAnnouncedIssues } from '@tessera/shared/events';
import { minuteMs } from '../../platform/clock/durations.ts';
import { forEachIsolated } from '../../platform/jobs/for-each-isolated.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { Merchant } from '../merchants/index.ts';
import { gamesOf, type LotteryGame } from './game-store.ts';
import type { LotteryNeeds } from './needs.ts';
import { issueBefore, lastDrawn, nextDrawn } from './schedule.ts';
import { nextValidIssue, voidIssuesOf } from './void-issues.ts';

export type AnnounceNeeds = Pick<LotteryNeeds, 'db' | 'merchants' | 'clock' | 'events'>;

/** The last valid draw of each game, if it was after `from`: a page asks for the state of a game, not for each draw. */
async function drawnSince(
  needs: AnnounceNeeds,
  merchant: Merchant,
  games: readonly LotteryGame[],
  from: Date,
  nowMs: number,
): Promise<AnnouncedIssue[]> {
  const voided = await voidIssuesOf(needs, merchant.code);
  return games.flatMap((game) => {
    // Void issues were announced when they were declared void.
    const issue = nextValidIssue(game, voided, lastDrawn(game.schedule, nowMs), issueBefore);
    return issue.drawsAtMs > from.getTime() ? [{ gameCode: game.code, issue: issue.number }] : [];
  });
}

/**
 * Announces to the open pages of a merchant what was drawn of its games since the last announcement, all in one message. Each
 * draw is announced once, by whichever operator is first: the moment up to which draws are announced is stored in the same
 * transaction. After an interruption only the last draw of each game is.
 */
export async function announceDraws(
  needs: AnnounceNeeds,
  merchant: Merchant,
  games: readonly LotteryGame[],
  now: Date,
): Promise<void> {
  const { db, events } = needs;
  await db.transaction(async () => {
    await db.query('insert into lottery_announced (merchant, up_to) values ($1, $2) on conflict do nothing', [
      merchant.code,
      now,
    ]);
    const [announced] = await db.query<{ upTo: Date }>(
      'select up_to as "upTo" from lottery_announced where merchant = $1 for update',
      [merchant.code],
    );
    if (!announced || announced.upTo >= now) {
      // The clock of another operator may be a little ahead of this one. One that was far ahead must not silence the others.
      if (announced && announced.upTo.getTime() - now.getTime() > minuteMs)
        await db.query('update lottery_announced set up_to = $2 where merchant = $1', [merchant.code, now]);
      return;
    }
    const issues = await drawnSince(needs, merchant, games, announced.upTo, now.getTime());
    await db.query('update lottery_announced set up_to = $2 where merchant = $1', [merchant.code, now]);
    for (let from = 0; from < issues.length; from += maxAnnouncedIssues)
      await events.publish({
        type: 'issues-drawn',
        draws: { merchant: merchant.code, issues: issues.slice(from, from + maxAnnouncedIssues) },
      });
  });
}

/** When one of these games is drawn next; at the latest after a minute, since games may be added meanwhile. */
export const nextLookMs = (games: readonly LotteryGame[], nowMs: number): number =>
  Math.min(...games.map(({ schedule }) => nextDrawn(schedule, nowMs).drawsAtMs), nowMs + minuteMs);

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
        const games = await gamesOf(needs, merchant);
        await announceDraws(needs, merchant, games, now);
        nextMs.set(merchant.code, nextLookMs(games, now.getTime()));
      }),
  };
}
