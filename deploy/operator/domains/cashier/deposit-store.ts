import { one } from '@tessera/database/database';
import type { DepositStatus } from '@tessera/shared/wire/wallet';
import { lockMember } from '../identity/index.ts';
import { cashierCall } from './cashier-refusal.ts';
import type { CashierNeeds } from './needs.ts';

export interface DepositRow {
  readonly id: number;
  readonly merchant: string;
  readonly memberId: number;
  readonly username: string;
  readonly methodId: string;
  readonly reference: string;
  readonly amountMinor: number;
  readonly depositorName: string;
  readonly status: DepositStatus;
  readonly reasonCode: string | null;
  readonly createdAt: Date;
  readonly answerBy: Date;
  readonly decidedAt: Date | null;
}

/** Reads deposits; `where` may use the aliases `d` and `m`. */
export function readDeposits(
  { db }: Pick<CashierNeeds, 'db'>,
  where: string,
  params: readonly (string | number | null | readonly string[])[],
): Promise<(DepositRow & { total: number })[]> {
  return db.query(
    `select d.id, d.merchant, d.member_id as "memberId", m.username, d.method_id as "methodId", d.reference,
            d.amount_minor as "amountMinor", d.depositor_name as "depositorName", d.status,
            d.reason_code as "reasonCode", d.created_at as "createdAt", d.answer_by as "answerBy",
            d.decided_at as "decidedAt", count(*) over () as total
     from deposit d join member m on m.id = d.member_id where ${where}`,
    params,
  );
}

/** Approves or rejects, money and hooks in one transaction; a repeated decision changes nothing. */
export async function decideDeposit(
  context: Pick<CashierNeeds, 'db' | 'clock' | 'hooks'>,
  id: number,
  to: 'approved' | 'rejected',
  by: string,
  reasonCode: string | null,
): Promise<boolean> {
  const { db, clock, hooks } = context;
  return db.transaction(async () => {
    const deposit = (await readDeposits(context, 'd.id = $1', [id]))[0];
    // Crediting may start a joined bonus, which must not overlap with another decision about this member's money.
    if (deposit) await lockMember(db, deposit.memberId);
    const rows = await cashierCall(() =>
      db.query<{ changed: boolean }>('select decide_deposit($1, $2, $3, $4, $5) as changed', [
        id,
        to,
        by,
        reasonCode,
        clock.now(),
      ]),
    );
    const { changed } = one(rows);
    if (!changed || !deposit || to === 'rejected') return changed;
    const { merchant, memberId, amountMinor } = deposit;
    for (const hook of hooks.afterDeposit) await hook({ merchant, memberId, depositId: id, amountMinor });
    return changed;
  });
}
