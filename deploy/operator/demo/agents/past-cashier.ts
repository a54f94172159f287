import type { Database } from '@tessera/database/database';
import { bankList } from '../../domains/cashier/index.ts';
import type { Merchant } from '../../domains/merchants/index.ts';
import { minuteMs } from '../../platform/clock/durations.ts';
import type { PastMove } from './player-days.ts';

export interface CashierRow {
  readonly id: number;
  readonly reference: string;
}

/** How long the cashier took to answer, and the bank to pay. */
export const approvedAfterMs = 6 * minuteMs;
export const paidAfterMs = 20 * minuteMs;

const asJson = (moves: readonly PastMove[], memberIds: ReadonlyMap<string, number>) =>
  JSON.stringify(
    moves.map(({ username, amountMinor, atMs }, n) => ({
      n,
      member: memberIds.get(username),
      name: username,
      amount: amountMinor,
      at: new Date(atMs).toISOString(),
    })),
  );

const pastRows = 'jsonb_to_recordset($2::jsonb) as r (n int, member bigint, name text, amount bigint, at timestamptz)';

/** The deposits behind the past's credits, approved; in the order of the moves. */
export async function insertDeposits(
  db: Database,
  merchant: string,
  moves: readonly PastMove[],
  memberIds: ReadonlyMap<string, number>,
): Promise<CashierRow[]> {
  await db.query(
    `insert into deposit (merchant, member_id, request_id, method_id, reference, amount_minor, depositor_name, status,
       created_at, answer_by, decided_at, decided_by)
     select $1, member, gen_random_uuid(), 'bank-transfer', '', amount, name, 'approved',
       at - $3::interval, at + interval '10 minutes', at, 'operator' from ${pastRows} order by n`,
    [merchant, asJson(moves, memberIds), `${approvedAfterMs} milliseconds`],
  );
  return referenced(db, 'deposit', 'D', [...memberIds.values()]);
}

/** The withdrawals behind the past's debits, completed, with every step they took; in the order of the moves. */
export async function insertWithdrawals(
  db: Database,
  { code: merchant, profile }: Merchant,
  moves: readonly PastMove[],
  memberIds: ReadonlyMap<string, number>,
): Promise<CashierRow[]> {
  const [bank] = bankList('EN', profile.homeCountry);
  if (!bank) throw new Error(`${merchant} has no bank.`);
  await db.query(
    `insert into withdrawal (merchant, member_id, request_id, reference, amount_minor, bank_code, account_number,
       account_holder, status, paid_minor, created_at, answer_by)
     select $1, member, gen_random_uuid(), '', amount, $3, '000-0000-0000', name, 'completed', amount, at, at + interval '1 hour'
     from ${pastRows} order by n`,
    [merchant, asJson(moves, memberIds), bank.bankCode],
  );
  await db.query(
    `insert into withdrawal_event (withdrawal_id, status, at, actor)
     select w.id, s.status, w.created_at + s.after, s.actor from withdrawal w cross join (values
       ('requested', interval '0', 'player'), ('pending_review', interval '0', 'operator'),
       ('approved', interval '8 minutes', 'operator'), ('submitted', interval '9 minutes', 'operator'),
       ('completed', $2::interval, 'bank')) as s (status, after, actor)
     where w.member_id = any($1::bigint[]) order by w.id, s.after`,
    [[...memberIds.values()], `${paidAfterMs} milliseconds`],
  );
  return referenced(db, 'withdrawal', 'W', [...memberIds.values()]);
}

async function referenced(
  db: Database,
  table: 'deposit' | 'withdrawal',
  letter: 'D' | 'W',
  memberIds: readonly number[],
): Promise<CashierRow[]> {
  const rows = await db.query<CashierRow>(
    `update ${table} set reference = dated_reference($1, id, created_at)
     where member_id = any($2::bigint[]) returning id, reference`,
    [letter, memberIds],
  );
  return rows.sort((one, other) => one.id - other.id);
}
