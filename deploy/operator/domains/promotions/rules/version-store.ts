import { type Database, one } from '@tessera/database/database';
import { promotionRules } from '@tessera/shared/wire/promotions';
import * as v from 'valibot';
import type { Localized, PromotionRow, PromotionText } from '../promotion-row.ts';

/** Rules as they are stored, with amounts in minor units. */
const storedRules = promotionRules(v.pipe(v.number(), v.safeInteger(), v.minValue(0)));
export type PromotionRules = v.InferOutput<typeof storedRules>;

/** What a promotion has besides its versions. */
export interface NewPromotion extends Pick<PromotionRow, 'id' | 'category' | 'art' | 'startsAt' | 'endsAt'> {
  readonly merchant: string;
  readonly position: number;
  /** The most that is granted in all; null is without a limit. */
  readonly budgetMinor: number | null;
  readonly rules: v.InferInput<typeof storedRules>;
  readonly texts: Localized<PromotionText>;
}

/** Who wrote a version, and when. */
export interface Author {
  readonly by: string;
  readonly at: Date;
}

function insertVersion(
  db: Database,
  { merchant, id, rules, texts }: Pick<NewPromotion, 'merchant' | 'id' | 'rules' | 'texts'>,
  version: number,
  { by, at }: Author,
) {
  return db.query(
    `insert into promotion_version (merchant, promotion_id, version, rules, texts, created_by, created_at)
     values ($1, $2, $3, $4::jsonb, $5::jsonb, $6, $7)`,
    [merchant, id, version, JSON.stringify(v.parse(storedRules, rules)), JSON.stringify(texts), by, at],
  );
}

/** Adds a promotion with its first version; false when the merchant has one of that id. */
export async function addPromotion(db: Database, promotion: NewPromotion, author: Author): Promise<boolean> {
  const { merchant, id, position, category, rules, art, startsAt, endsAt, budgetMinor } = promotion;
  return db.transaction(async () => {
    const added = await db.query(
      `insert into promotion (merchant, id, position, category, kind, art, starts_at, ends_at, budget_minor, version)
       values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9, 1) on conflict do nothing returning id`,
      [merchant, id, position, category, rules.kind, JSON.stringify(art), startsAt, endsAt, budgetMinor],
    );
    if (added.length === 0) return false;
    await insertVersion(db, promotion, 1, author);
    return true;
  });
}

/**
 * Gives a promotion new rules or words, for whoever comes from now on; its kind stays, and so does the schedule of a
 * cashback, whose periods are counted from it. Answers the number of the version.
 */
export async function addVersion(
  db: Database,
  promotion: Pick<NewPromotion, 'merchant' | 'id' | 'rules' | 'texts'>,
  author: Author,
): Promise<number> {
  const { merchant, id, rules } = promotion;
  return db.transaction(async () => {
    const before = one(
      await db.query<{ version: number; rules: PromotionRules }>(
        `select p.version, r.rules from promotion p ${currentVersion} where p.merchant = $1 and p.id = $2 for update of p`,
        [merchant, id],
      ),
    );
    const schedule = 'schedule' in before.rules ? before.rules.schedule : null;
    if (before.rules.kind !== rules.kind || ('schedule' in rules && rules.schedule !== schedule))
      throw new Error('A promotion keeps its kind and its schedule.');
    const version = before.version + 1;
    await insertVersion(db, promotion, version, author);
    await db.query('update promotion set version = $3 where merchant = $1 and id = $2', [merchant, id, version]);
    return version;
  });
}

/** SQL: joins the version `r` that whoever comes now gets to the promotion `p`. */
export const currentVersion =
  'join promotion_version r on r.merchant = p.merchant and r.promotion_id = p.id and r.version = p.version';

/** SQL: joins the version `r` that counts for the claim `c`. */
export const claimVersion =
  'join promotion_version r on r.merchant = c.merchant and r.promotion_id = c.promotion_id and r.version = c.version';

/** SQL: joins the version `r` of the promotion `p` that was in force at the time of that parameter. */
export const versionAt = (time: `$${number}`): string =>
  `join promotion_version r on r.merchant = p.merchant and r.promotion_id = p.id and r.version = coalesce(
     (select max(o.version) from promotion_version o
      where o.merchant = p.merchant and o.promotion_id = p.id and o.created_at <= ${time}), 1)`;
