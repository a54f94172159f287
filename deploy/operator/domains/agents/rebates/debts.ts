import type { Database } from '@tessera/database/database';

/** Sets a change of rebates against what the account owes of earlier ones; answers what is left to be paid. */
export async function settleDebt(db: Database, memberId: number, amountMinor: number): Promise<number> {
  if (amountMinor < 0) {
    await db.query(
      `insert into rebate_debt as d (member_id, amount_minor) values ($1, $2)
       on conflict (member_id) do update set amount_minor = d.amount_minor + excluded.amount_minor`,
      [memberId, -amountMinor],
    );
    return 0;
  }
  const owed = await db.query<{ amount: number }>(
    'select amount_minor as amount from rebate_debt where member_id = $1 and amount_minor > 0 for update',
    [memberId],
  );
  const set = Math.min(owed[0]?.amount ?? 0, amountMinor);
  if (set > 0)
    await db.query('update rebate_debt set amount_minor = amount_minor - $2 where member_id = $1', [memberId, set]);
  return amountMinor - set;
}
