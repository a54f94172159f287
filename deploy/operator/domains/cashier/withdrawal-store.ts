import { one } from '@tessera/database/database';
import type { WithdrawalStatus } from '@tessera/shared/wire/wallet';
import { cashierCall } from './cashier-refusal.ts';
import { postWithdrawalStep } from './member-messages.ts';
import type { CashierNeeds } from './needs.ts';
import { type PaidPart, paymentsColumn } from './receipts/part-store.ts';

export interface WithdrawalRow {
  readonly id: number;
  readonly merchant: string;
  readonly memberId: number;
  readonly username: string;
  readonly reference: string;
  readonly amountMinor: number;
  /** Sent to the bank, and come back to the balance. */
  readonly paidMinor: number;
  readonly returnedMinor: number;
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly accountHolder: string;
  readonly status: WithdrawalStatus;
  readonly reasonCode: string | null;
  readonly createdAt: Date;
  readonly answerBy: Date;
  readonly timeline: readonly { status: WithdrawalStatus; atMs: number; actor: string; reasonCode: string | null }[];
  /** What has been paid, in the order in which it was. */
  readonly payments: readonly PaidPart[];
  /** Who has approved it, in their order. */
  readonly approvals: readonly { operator: string; atMs: number }[];
  /** What operators have noted for each other. */
  readonly notes: readonly { operator: string; text: string; atMs: number }[];
}

const byOperator = (table: string, text: string, order: string) => `(select coalesce(jsonb_agg(jsonb_build_object(
    'operator', o.operator, 'atMs', floor(extract(epoch from o.at) * 1000)::bigint${text}) order by ${order}), '[]')
  from ${table} o where o.withdrawal_id = w.id)`;
const approvalsColumn = byOperator('withdrawal_approval', '', 'o.at, o.operator');
const notesColumn = byOperator('withdrawal_note', ", 'text', o.text", 'o.id');

/** Reads withdrawals with their timelines; `where` may use the aliases `w` and `m`. */
export function readWithdrawals(
  { db }: Pick<CashierNeeds, 'db'>,
  where: string,
  params: readonly (string | number | null | readonly string[])[],
): Promise<(WithdrawalRow & { total: number })[]> {
  return db.query(
    `select w.id, w.merchant, w.member_id as "memberId", m.username, w.reference, w.amount_minor as "amountMinor",
            w.paid_minor as "paidMinor", w.returned_minor as "returnedMinor", ${paymentsColumn} as payments,
            ${approvalsColumn} as approvals, ${notesColumn} as notes,
            w.bank_code as "bankCode", w.account_number as "accountNumber", w.account_holder as "accountHolder",
            w.status, w.reason_code as "reasonCode", w.created_at as "createdAt", w.answer_by as "answerBy",
            (select jsonb_agg(jsonb_build_object('status', e.status, 'actor', e.actor, 'reasonCode', e.reason_code,
                      'atMs', floor(extract(epoch from e.at) * 1000)::bigint) order by e.id)
             from withdrawal_event e where e.withdrawal_id = w.id) as timeline,
            count(*) over () as total
     from withdrawal w join member m on m.id = w.member_id where ${where}`,
    params,
  );
}

/** One step of a withdrawal, money included, in one transaction; a repeated decision changes nothing. */
export async function moveWithdrawal(
  context: Pick<CashierNeeds, 'db' | 'clock' | 'inbox'>,
  id: number,
  to: WithdrawalStatus,
  actor: string,
  reasonCode: string | null = null,
): Promise<boolean> {
  const { db, clock } = context;
  return db.transaction(async () => {
    const rows = await cashierCall(() =>
      db.query<{ changed: boolean }>('select move_withdrawal($1, $2, $3, $4, $5) as changed', [
        id,
        to,
        actor,
        reasonCode,
        clock.now(),
      ]),
    );
    const { changed } = one(rows);
    if (changed) await postWithdrawalStep(context, id, to);
    return changed;
  });
}

/** An automatic step: taken only from its own status, so that it never overrides a decision. */
export async function advanceWithdrawal(
  context: Pick<CashierNeeds, 'db' | 'clock' | 'inbox'>,
  id: number,
  from: WithdrawalStatus,
  to: WithdrawalStatus,
): Promise<boolean> {
  const { db, clock } = context;
  return db.transaction(async () => {
    const rows = await db.query<{ changed: boolean }>(
      `select move_withdrawal(w.id, $3, 'system', null, $4) as changed
       from (select id from withdrawal where id = $1 and status = $2 for update) w`,
      [id, from, to, clock.now()],
    );
    const changed = rows[0]?.changed ?? false;
    if (changed) await postWithdrawalStep(context, id, to);
    return changed;
  });
}
