import type { CashierNeeds } from '../needs.ts';

/** An account with a request that nobody has decided yet cannot be closed. */
export function guardOpenRequests({ db, closingGuards }: CashierNeeds): void {
  const isThere = async (sql: string, memberId: number) => (await db.query(sql, [memberId])).length > 0;
  closingGuards.push(async (_merchant, { id }) =>
    (await isThere(
      // Also a payment that waits for its confirmations or for an operator, whatever became of its deposit.
      `select 1 from deposit d where d.member_id = $1 and (d.status = 'pending' or exists (
         select 1 from payment p where p.deposit_id = d.id and p.status in ('confirming', 'review'))) limit 1`,
      id,
    ))
      ? 'deposit'
      : null,
  );
  closingGuards.push(async (_merchant, { id }) =>
    (await isThere(
      // Also one that was paid, while a payment of it waits for its player or an operator.
      `select 1 from withdrawal w where w.member_id = $1 and (
         w.status not in ('completed', 'rejected', 'failed', 'cancelled') or exists (
           select 1 from withdrawal_part p where p.withdrawal_id = w.id and p.status in ('sent', 'disputed'))) limit 1`,
      id,
    ))
      ? 'withdrawal'
      : null,
  );
}
