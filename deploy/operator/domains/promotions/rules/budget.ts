import type { Database } from '@tessera/database/database';

/**
 * Takes an amount from a promotion's budget, in the transaction of the grant; false when there is not enough left, and then
 * nothing is taken. Budgets are not filled again by bonuses that are given up.
 */
export async function takeFromBudget(
  db: Database,
  merchant: string,
  promotionId: string,
  amountMinor: number,
): Promise<boolean> {
  const taken = await db.query(
    `update promotion set granted_minor = granted_minor + $3
     where merchant = $1 and id = $2 and (budget_minor is null or granted_minor + $3 <= budget_minor) returning id`,
    [merchant, promotionId, amountMinor],
  );
  return taken.length > 0;
}

/** Gives back what was reserved for a grant that was never made. */
export async function returnToBudget(
  db: Database,
  merchant: string,
  promotionId: string,
  amountMinor: number,
): Promise<void> {
  await db.query('update promotion set granted_minor = granted_minor - $3 where merchant = $1 and id = $2', [
    merchant,
    promotionId,
    amountMinor,
  ]);
}
