import type { Database } from '@tessera/database/database';

/** Budgets of a table that has `merchant`, `id`, `budget_minor` (null is without a limit) and `granted_minor`. */
export const budgetsOf = (table: 'promotion' | 'mission') => ({
  /** Takes an amount, in the transaction of the grant; false when there is not enough left, and then nothing is taken. */
  async take(db: Database, merchant: string, id: string, amountMinor: number): Promise<boolean> {
    const taken = await db.query(
      `update ${table} set granted_minor = granted_minor + $3
       where merchant = $1 and id = $2 and (budget_minor is null or granted_minor + $3 <= budget_minor) returning id`,
      [merchant, id, amountMinor],
    );
    return taken.length > 0;
  },
  /** Gives back what was set aside for a grant that was never made. */
  async giveBack(db: Database, merchant: string, id: string, amountMinor: number): Promise<void> {
    await db.query(`update ${table} set granted_minor = granted_minor - $3 where merchant = $1 and id = $2`, [
      merchant,
      id,
      amountMinor,
    ]);
  },
});

/** Budgets of promotions are not filled again by bonuses that are given up. */
export const { take: takeFromBudget, giveBack: returnToBudget } = budgetsOf('promotion');
