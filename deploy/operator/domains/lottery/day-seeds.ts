import type { Random } from '../../platform/clock/random.ts';
import { type Database, one } from '../../platform/database/database.ts';
import type { Day } from './zone-days.ts';

/** A lottery game by merchant and code. */
export interface GameName {
  readonly merchant: string;
  readonly code: string;
}

/** The secret seeds from which the draws of a day follow. */
export interface DaySeeds {
  /** Made when first needed; later and concurrent calls get the same. */
  of(game: GameName, day: Day): Promise<string>;
}

export function createDaySeeds({ db, random }: { readonly db: Database; readonly random: Random }): DaySeeds {
  const seeds = new Map<string, string>();
  return {
    async of(game, day) {
      const key = `${game.merchant}|${game.code}|${day}`;
      const cached = seeds.get(key);
      if (cached) return cached;
      const name = [game.merchant, game.code, day];
      await db.query(
        'insert into lottery_day (merchant, game, day, seed) values ($1, $2, $3, $4) on conflict do nothing',
        [...name, Buffer.from(random.bytes(32)).toString('hex')],
      );
      const rows = await db.query<{ seed: string }>(
        'select seed from lottery_day where merchant = $1 and game = $2 and day = $3',
        name,
      );
      const { seed } = one(rows);
      seeds.set(key, seed);
      return seed;
    },
  };
}
