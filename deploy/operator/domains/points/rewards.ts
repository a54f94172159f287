import type { Database } from '@tessera/database/database';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Names } from './names.ts';

/** What a member gets for points. */
export interface Reward {
  readonly id: string;
  readonly names: Names;
  readonly details: Names;
  /** Of one, in hundredths of a point. */
  readonly points: number;
  /** Money that is credited at once; null for goods. */
  readonly creditMinor: number | null;
  /** Null is without a limit. */
  readonly stock: number | null;
}

const columns = 'id, names, details, points, credit_minor as "creditMinor", stock';

/** The rewards that a merchant offers, in their order. */
export const readRewards = (db: Database, merchant: string): Promise<Reward[]> =>
  db.query<Reward>(`select ${columns} from point_reward where merchant = $1 and is_offered order by place, id`, [
    merchant,
  ]);

/** An offered reward, locked until the end of the transaction. */
export async function lockReward(db: Database, merchant: string, id: string): Promise<Reward | undefined> {
  const [found] = await db.query<Reward>(
    `select ${columns} from point_reward where merchant = $1 and id = $2 and is_offered for update`,
    [merchant, id],
  );
  return found;
}

/** Adds a reward to the end of a merchant's mall; false when there is one with its id. */
export async function addReward(db: Database, merchant: string, reward: Reward): Promise<boolean> {
  const { id, names, details, points, creditMinor, stock } = reward;
  const added = await db.query(
    `insert into point_reward (merchant, id, names, details, points, credit_minor, stock, place)
     select $1, $2, $3::jsonb, $4::jsonb, $5, $6, $7, count(*) from point_reward where merchant = $1
     on conflict (merchant, id) do nothing returning id`,
    [merchant, id, JSON.stringify(names), JSON.stringify(details), points, creditMinor, stock],
  );
  return added.length > 0;
}

/** The rewards of all merchants in their order, also those that are withdrawn. */
export const readAllRewards = (
  db: Database,
): Promise<(Reward & { readonly merchant: string; readonly isOffered: boolean })[]> =>
  db.query(`select merchant, ${columns}, is_offered as "isOffered" from point_reward order by merchant, place, id`);

/** A reward of a merchant, locked until the end of the transaction; refuses one that there is not. */
async function lockAnyReward(db: Database, merchant: string, id: string) {
  const [found] = await db.query<{ stock: number | null; isOffered: boolean }>(
    'select stock, is_offered as "isOffered" from point_reward where merchant = $1 and id = $2 for update',
    [merchant, id],
  );
  if (!found) throw new Refusal(404, 'points.reward.unknown');
  return found;
}

/**
 * Sets how many are left inside a transaction, null for no limit. Refuses when it is no longer the number that was `seen`: what
 * was redeemed meanwhile would be sold again. False when nothing changes.
 */
export async function setStock(
  db: Database,
  merchant: string,
  id: string,
  { seen, stock }: { readonly seen: number | null; readonly stock: number | null },
): Promise<boolean> {
  const before = await lockAnyReward(db, merchant, id);
  if (before.stock === stock) return false;
  if (before.stock !== seen) throw new Refusal(409, 'points.stock.changed');
  await db.query('update point_reward set stock = $3 where merchant = $1 and id = $2', [merchant, id, stock]);
  return true;
}

/** Withdraws a reward or brings it back, inside a transaction; false when nothing changes. */
export async function setOffered(db: Database, merchant: string, id: string, isOffered: boolean): Promise<boolean> {
  const before = await lockAnyReward(db, merchant, id);
  if (before.isOffered === isOffered) return false;
  await db.query('update point_reward set is_offered = $3 where merchant = $1 and id = $2', [merchant, id, isOffered]);
  return true;
}
