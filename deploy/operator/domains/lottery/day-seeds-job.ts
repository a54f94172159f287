import { dayMs, minuteMs } from '../../platform/clock/durations.ts';
import { forEachIsolated } from '../../platform/jobs/for-each-isolated.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { GameName } from './day-seeds.ts';
import { gamesOf, type LotteryGame } from './game-store.ts';
import type { LotteryNeeds } from './needs.ts';
import { hasDraws, soldUntil } from './schedule.ts';
import { type Day, dayAfter, dayOf } from './zone-days.ts';

/** The first day that has draws at all. */
export async function firstDay(context: LotteryNeeds, game: GameName): Promise<Day> {
  return (await firstDays(context, [game])).get(game.code) ?? noDay;
}

/** Later than any day, for a game without draws. */
export const noDay: Day = '99999999';

/** The first days of games of one merchant, by code. */
export async function firstDays({ db }: LotteryNeeds, games: readonly GameName[]): Promise<ReadonlyMap<string, Day>> {
  const rows = await db.query<{ game: string; day: Day }>(
    'select game, min(day) as day from lottery_day where merchant = $1 and game = any($2) group by game',
    [games[0]?.merchant ?? '', games.map(({ code }) => code)],
  );
  return new Map(rows.map(({ game, day }) => [game, day]));
}

/**
 * Makes the seeds of the days with draws, from a day on until tomorrow and the last day that will be on sale by then: nobody bets
 * on a draw without a commitment.
 */
export async function makeDaySeeds(
  { daySeeds }: Pick<LotteryNeeds, 'daySeeds'>,
  game: LotteryGame,
  from: Day,
  now: Date,
): Promise<void> {
  const { timeZone } = game.schedule;
  const tomorrow = dayAfter(dayOf(timeZone, now.getTime()), 1);
  const lastOnSale = dayOf(timeZone, soldUntil(game.schedule, now.getTime() + dayMs));
  const days: Day[] = [];
  for (let day = from; day <= tomorrow || day <= lastOnSale; day = dayAfter(day, 1))
    if (hasDraws(game.schedule, day)) days.push(day);
  await daySeeds.make(game, days);
}

/** Makes every seed ahead, after downtime it makes up the days between. */
export function daySeedsJob(context: LotteryNeeds): Job {
  return {
    name: 'lottery-day-seeds',
    everyMs: minuteMs,
    async run(now) {
      await forEachIsolated(context.log, context.merchants.all(), async (merchant) => {
        const latest = await context.db.query<{ game: string; day: Day }>(
          'select game, max(day) as day from lottery_day where merchant = $1 group by game',
          [merchant.code],
        );
        for (const game of await gamesOf(context, merchant, { evenIfOff: true })) {
          const known = latest.find((row) => row.game === game.code)?.day;
          await makeDaySeeds(context, game, known ?? dayOf(game.schedule.timeZone, now.getTime()), now);
        }
      });
    },
  };
}
