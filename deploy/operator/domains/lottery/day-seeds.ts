import { type Database, one } from '@tessera/database/database';
import type { Random } from '../../platform/clock/random.ts';
import type { Day } from './zone-days.ts';

/** A lottery game by merchant and code. */
export interface GameName {
  readonly merchant: string;
  readonly code: string;
}

/** The secret seeds from which the draws of a day follow. */
export interface DaySeed {
  readonly seed: string;
  /** From then on the hashes of its draws were public; undefined if that is not known. */
  readonly madeAtMs: number | undefined;
}

export interface DaySeeds {
  /** Made when first needed; later and concurrent calls get the same. */
  of(game: GameName, day: Day): Promise<DaySeed>;
  /** Makes those of many days at once. */
  make(game: GameName, days: readonly Day[]): Promise<void>;
}

interface DaySeedParts {
  readonly db: Database;
  readonly random: Random;
  readonly now: () => Date;
}

export function createDaySeeds({ db, random, now }: DaySeedParts): DaySeeds {
  const seeds = new Map<string, DaySeed>();
  const newSeed = () => Buffer.from(random.bytes(32)).toString('hex');
  return {
    async make(game, days) {
      if (days.length === 0) return;
      await db.query(
        `insert into lottery_day (merchant, game, day, seed, made_at)
         select $1, $2, day, seed, $5 from unnest($3::text[], $4::text[]) as made (day, seed) on conflict do nothing`,
        [game.merchant, game.code, [...days], days.map(newSeed), now()],
      );
    },

    async of(game, day) {
      const key = `${game.merchant}|${game.code}|${day}`;
      const cached = seeds.get(key);
      if (cached) return cached;
      const name = [game.merchant, game.code, day];
      await db.query(
        'insert into lottery_day (merchant, game, day, seed, made_at) values ($1, $2, $3, $4, $5) on conflict do nothing',
        [...name, newSeed(), now()],
      );
      const rows = await db.query<{ seed: string; madeAt: Date | null }>(
        'select seed, made_at as "madeAt" from lottery_day where merchant = $1 and game = $2 and day = $3',
        name,
      );
      const { seed, madeAt } = one(rows);
      const made = { seed, madeAtMs: madeAt?.getTime() };
      seeds.set(key, made);
      return made;
    },
  };
}
