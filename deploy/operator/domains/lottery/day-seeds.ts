import type { OperatorContext, Seed } from '../../context.ts';
import { minuteMs } from '../../platform/clock/durations.ts';
import { one } from '../../platform/database/database.ts';
import { eachAlone } from '../../platform/jobs/each-alone.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { gamesOf, type LotteryGame } from './game-store.ts';
import { type Day, dayAfter, dayOf } from './zone-days.ts';

/** Days of draws that a fresh sandbox looks back on. */
const pastDays = 7;

type GameName = Pick<LotteryGame, 'merchant' | 'code'>;
const known = new WeakMap<OperatorContext['db'], Map<string, string>>();

/** The day's secret seed, made when it is first needed; whoever asks later, or at the same time, gets the same. */
export async function daySeed({ db, random }: OperatorContext, game: GameName, day: Day): Promise<string> {
  const seeds = known.get(db) ?? new Map<string, string>();
  known.set(db, seeds);
  const key = `${game.merchant}|${game.code}|${day}`;
  const cached = seeds.get(key);
  if (cached) return cached;
  const name = [game.merchant, game.code, day];
  await db.query('insert into lottery_day (merchant, game, day, seed) values ($1, $2, $3, $4) on conflict do nothing', [
    ...name,
    Buffer.from(random.bytes(32)).toString('hex'),
  ]);
  const rows = await db.query<{ seed: string }>(
    'select seed from lottery_day where merchant = $1 and game = $2 and day = $3',
    name,
  );
  const { seed } = one(rows);
  seeds.set(key, seed);
  return seed;
}

/** The first day that has draws at all. */
export async function firstDay({ db }: OperatorContext, game: GameName): Promise<Day> {
  const rows = await db.query<{ day: Day | null }>(
    'select min(day) as day from lottery_day where merchant = $1 and game = $2',
    [game.merchant, game.code],
  );
  return rows[0]?.day ?? '99999999';
}

async function seedDays(context: OperatorContext, game: LotteryGame, from: Day, now: Date): Promise<void> {
  const until = dayAfter(dayOf(game.schedule.timeZone, now.getTime()), 1);
  for (let day = from; day <= until; day = dayAfter(day, 1)) await daySeed(context, game, day);
}

/** Makes every seed a day ahead, so that commitments can be told before; after downtime it makes up the days between. */
export function daySeedsJob(context: OperatorContext): Job {
  return {
    name: 'lottery-day-seeds',
    everyMs: minuteMs,
    async run(now) {
      await eachAlone(context.log, context.merchants.all(), async (merchant) => {
        for (const game of await gamesOf(context, merchant, { evenIfOff: true })) {
          const rows = await context.db.query<{ day: Day | null }>(
            'select max(day) as day from lottery_day where merchant = $1 and game = $2',
            [game.merchant, game.code],
          );
          const today = dayOf(game.schedule.timeZone, now.getTime());
          await seedDays(context, game, rows[0]?.day ?? today, now);
        }
      });
    },
  };
}

/** A week of past draws from the start. */
export const pastDrawsSeed: Seed = {
  name: 'lottery-past-days',
  async run(context) {
    const now = context.clock.now();
    for (const merchant of context.merchants.all()) {
      for (const game of await gamesOf(context, merchant, { evenIfOff: true })) {
        const today = dayOf(game.schedule.timeZone, now.getTime());
        await seedDays(context, game, dayAfter(today, -pastDays), now);
      }
    }
  },
};
