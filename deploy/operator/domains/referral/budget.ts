import type { Database } from '@tessera/database/database';
import { Refusal } from '../../platform/http/refusal.ts';

interface ReferralBudget {
  /** Null is without a limit. */
  readonly budgetMinor: number | null;
  /** Paid, and set aside for invitations that are still open. */
  readonly grantedMinor: number;
}

export async function referralBudget(db: Database, merchant: string): Promise<ReferralBudget> {
  const [found] = await db.query<ReferralBudget>(
    'select budget_minor as "budgetMinor", granted_minor as "grantedMinor" from referral_budget where merchant = $1',
    [merchant],
  );
  return found ?? { budgetMinor: 0, grantedMinor: 0 };
}

export const isLeft = ({ budgetMinor, grantedMinor }: ReferralBudget, amountMinor: number): boolean =>
  budgetMinor === null || grantedMinor + amountMinor <= budgetMinor;

/** Sets an amount aside in the transaction of a registration; false when there is not enough left, and then nothing is. */
export async function takeFromReferralBudget(db: Database, merchant: string, amountMinor: number): Promise<boolean> {
  const taken = await db.query(
    `update referral_budget set granted_minor = granted_minor + $2
     where merchant = $1 and (budget_minor is null or granted_minor + $2 <= budget_minor) returning merchant`,
    [merchant, amountMinor],
  );
  return taken.length > 0;
}

/** Gives back what was set aside and is not paid. */
export async function returnToReferralBudget(db: Database, merchant: string, amountMinor: number): Promise<void> {
  if (amountMinor === 0) return;
  await db.query('update referral_budget set granted_minor = granted_minor - $2 where merchant = $1', [
    merchant,
    amountMinor,
  ]);
}

/**
 * Sets the budget inside a transaction; answers the one before, or undefined when nothing changes. Refuses before the first rules, and below what is granted
 * already.
 */
export async function setReferralBudget(
  db: Database,
  merchant: string,
  budgetMinor: number | null,
): Promise<{ readonly before: number | null } | undefined> {
  const [found] = await db.query<ReferralBudget>(
    `select budget_minor as "budgetMinor", granted_minor as "grantedMinor" from referral_budget where merchant = $1 for update`,
    [merchant],
  );
  if (!found) throw new Refusal(404, 'referral.rules.none');
  if (found.budgetMinor === budgetMinor) return undefined;
  if (budgetMinor !== null && budgetMinor < found.grantedMinor)
    throw new Refusal(400, 'promotion.budget.below.granted');
  await db.query('update referral_budget set budget_minor = $2 where merchant = $1', [merchant, budgetMinor]);
  return { before: found.budgetMinor };
}
