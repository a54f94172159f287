import { one } from '@tessera/database/database';
import { openBillStatuses } from '@tessera/shared/wire/agent';
import { lockMember, mayBePaid } from '../../../identity/index.ts';
import { playerOwner } from '../../../ledger/index.ts';
import type { Merchant } from '../../../merchants/index.ts';
import type { AgentsNeeds } from '../../needs.ts';
import { postShort } from './bill-messages.ts';
import { type Bill, lockBill, openMinor } from './bill-store.ts';

/** Who has asked for a payment; nobody where the job pays. */
export interface PayRequest {
  readonly requestId?: string;
  readonly pressId?: number;
}

/** `closed`: there is nothing to pay any more. `receiver`: its account was closed. `short`: the payer has no cash. */
export type Payment =
  | { readonly outcome: 'paid'; readonly amountMinor: number; readonly isWhole: boolean }
  | { readonly outcome: 'short' | 'closed' | 'receiver' };

const cashOf = (memberId: number) => ({ owner: playerOwner(memberId), kind: 'player_cash' }) as const;

const movementKind = ({ kind }: Bill): string => (kind === 'dividend' ? 'dividend' : 'wage');

/** Moves a part of a bill, or all of it, and stores what was moved. */
async function move({ db, clock, ledger }: AgentsNeeds, bill: Bill, amountMinor: number, request: PayRequest) {
  const { id, merchant, payerId, agentId, reference } = bill;
  const { number } = one(
    await db.query<{ number: number }>(
      `insert into agent_bill_payment (bill_id, number, amount_minor, request_id, press_id, at)
       select $1, count(*) + 1, $2, $3, $4, $5 from agent_bill_payment where bill_id = $1 returning number`,
      [id, amountMinor, request.requestId ?? null, request.pressId ?? null, clock.now()],
    ),
  );
  await ledger.post({
    merchant,
    key: `agent-bill:${id}:${number}`,
    kind: movementKind(bill),
    reference,
    lines: [
      { account: cashOf(payerId), amountMinor: -amountMinor },
      { account: cashOf(agentId), amountMinor },
    ],
  });
  await db.query(
    `update agent_bill set paid_minor = paid_minor + $2,
       status = case when paid_minor + $2 = amount_minor then 'paid' else 'partPaid' end where id = $1`,
    [id, amountMinor],
  );
}

/**
 * Pays what is open of a bill from the payer's cash, or as much as there is; never more than the bill. In the payer's turn.
 * Conditions of a bonus and breaks do not matter here: what was promised is owed.
 */
export async function payOpen(
  context: AgentsNeeds,
  merchant: Merchant,
  billId: number,
  request: PayRequest = {},
): Promise<Payment> {
  const { db, clock, ledger } = context;
  const bill = await lockBill(db, billId);
  if (!openBillStatuses.includes(bill.status) || bill.expiresAt <= clock.now()) return { outcome: 'closed' };
  // The payer is above the receiver: locks are taken from the top down. Whoever is closing the account is done before, or sees the money.
  await lockMember(db, bill.agentId);
  if (!(await mayBePaid(db, bill.agentId, 'credited'))) return { outcome: 'receiver' };
  const open = openMinor(bill);
  const amountMinor = Math.min(open, await ledger.balance(bill.merchant, cashOf(bill.payerId)));
  if (amountMinor > 0) await move(context, bill, amountMinor, request);
  const isWhole = amountMinor === open;
  if (!isWhole) await postShort(context, merchant, bill);
  if (amountMinor > 0) return { outcome: 'paid', amountMinor, isWhole };
  if (bill.status === 'issued') await db.query("update agent_bill set status = 'payerShort' where id = $1", [bill.id]);
  return { outcome: 'short' };
}
