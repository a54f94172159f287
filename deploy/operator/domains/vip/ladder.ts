import type { Database } from '@tessera/database/database';
import * as v from 'valibot';
import { fallbackLanguage, localized } from '../../platform/localized.ts';

const minor = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const level = v.object({
  /** By operator language code; English is shown where a language lacks. */
  names: v.objectWithRest({ [fallbackLanguage]: v.string() }, v.string()),
  /** Turnover in all that the level needs. */
  totalMinor: minor,
  /** Turnover of one month that reaches the level, and that keeps it. */
  monthlyMinor: minor,
  /** A gift for the birthday of a member of the level; 0 is none. */
  birthdayMinor: v.optional(minor, 0),
  /** Cashback of settled bets by product, in hundredths of a percent; a product without a rate has none. */
  cashback: v.optional(v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500))), {}),
});
export type Level = v.InferOutput<typeof level>;

/** The levels of a merchant; a level's place is its club rank. Each needs more than the one before it. */
const ladderSchema = v.pipe(
  v.array(level),
  v.minLength(2),
  v.maxLength(10),
  v.check(([first]) => first?.totalMinor === 0 && first.monthlyMinor === 0, 'The lowest level needs nothing.'),
  v.check(
    (levels) =>
      levels.every((one, place) => {
        const below = levels[place - 1];
        return !below || (one.totalMinor > below.totalMinor && one.monthlyMinor > below.monthlyMinor);
      }),
    'A level needs more than the one below it.',
  ),
);
export type Ladder = v.InferOutput<typeof ladderSchema>;

/** Whether these can be the levels of a merchant. */
export const isLadder = (levels: unknown): levels is Ladder => v.is(ladderSchema, levels);

/** The newest levels of a merchant with their version; version 0 without any. */
export async function currentLadder(db: Database, merchant: string): Promise<{ version: number; levels: Ladder }> {
  const [found] = await db.query<{ version: number; levels: unknown }>(
    'select version, levels from vip_ladder where merchant = $1 order by version desc limit 1',
    [merchant],
  );
  return { version: found?.version ?? 0, levels: v.parse(v.array(level), found?.levels ?? []) };
}

/** Gives a merchant its levels, for the time from now on; those of before stay with what they decided. */
export async function addLadder(
  db: Database,
  merchant: string,
  levels: v.InferInput<typeof ladderSchema>,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<void> {
  await db.query(
    `insert into vip_ladder (merchant, version, levels, created_by, created_at)
     select $1, coalesce(max(version), 0) + 1, $2::jsonb, $3, $4 from vip_ladder where merchant = $1`,
    [merchant, JSON.stringify(v.parse(ladderSchema, levels)), by, at],
  );
}

/** The levels that were in force at a time, else the first ones; empty for a merchant that has none. */
export async function ladderAt(db: Database, merchant: string, at: Date): Promise<Ladder> {
  const [found] = await db.query<{ levels: Ladder }>(
    `select levels from vip_ladder where merchant = $1
     order by created_at <= $2 desc, case when created_at <= $2 then version end desc, version limit 1`,
    [merchant, at],
  );
  return v.parse(v.array(level), found?.levels ?? []);
}

/** The level of a rank; of a rank above all levels the highest one. Undefined where there are no levels. */
export const levelOf = (ladder: Ladder, rank: number): Level | undefined => ladder[Math.min(rank, ladder.length - 1)];

/** The name of a rank's level. */
export function rankName(ladder: Ladder, rank: number, language: string): string | undefined {
  const found = levelOf(ladder, rank);
  return found && localized(found.names as Record<string, string> & { EN: string }, language);
}
