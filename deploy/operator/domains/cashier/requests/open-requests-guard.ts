import type { CashierNeeds } from '../needs.ts';

/** An account with a request that nobody has decided yet cannot be closed. */
export function guardOpenRequests({ db, closingGuards }: CashierNeeds): void {
  const isThere = async (sql: string, memberId: number) => (await db.query(sql, [memberId])).length > 0;
  closingGuards.push(async (_merchant, { id }) =>
    (await isThere("select 1 from deposit where member_id = $1 and status = 'pending' limit 1", id)) ? 'deposit' : null,
  );
  closingGuards.push(async (_merchant, { id }) =>
    (await isThere(
      `select 1 from withdrawal where member_id = $1 and status not in ('completed', 'rejected', 'failed') limit 1`,
      id,
    ))
      ? 'withdrawal'
      : null,
  );
}
