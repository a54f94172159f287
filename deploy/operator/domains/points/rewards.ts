import type { Database } from '@tessera/database/database';
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

/** Adds a reward to the end of a merchant's mall. */
export async function addReward(db: Database, merchant: string, reward: Reward): Promise<void> {
  const { id, names, details, points, creditMinor, stock } = reward;
  await db.query(
    `insert into point_reward (merchant, id, names, details, points, credit_minor, stock, place)
     select $1, $2, $3::jsonb, $4::jsonb, $5, $6, $7, count(*) from point_reward where merchant = $1`,
    [merchant, id, JSON.stringify(names), JSON.stringify(details), points, creditMinor, stock],
  );
}

/** Sets how many are left, null for no limit; answers what it was, undefined for an unknown reward. */
export async function setStock(
  db: Database,
  merchant: string,
  id: string,
  stock: number | null,
): Promise<{ readonly before: number | null } | undefined> {
  const [found] = await db.query<{ before: number | null }>(
    `update point_reward r set stock = $3
     from (select stock as before from point_reward where merchant = $1 and id = $2 for update) old
     where r.merchant = $1 and r.id = $2 returning old.before`,
    [merchant, id, stock],
  );
  return found;
}
