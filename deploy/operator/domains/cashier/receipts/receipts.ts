import { one } from '@tessera/database/database';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import {
  getPaymentConfirmations,
  getPaymentProof,
  processC2CTransaction,
  uploadPaymentProof,
} from '@tessera/shared/wire/wallet';
import { minuteMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { createPictureRedrawer } from '../../../platform/pictures/picture-redrawer.ts';
import type { CashierNeeds } from '../needs.ts';
import { readWithdrawals, type WithdrawalRow } from '../withdrawal-store.ts';
import { wirePayment, wireWithdrawal } from '../withdrawal-wire.ts';
import { type PaidPart, settlePayment } from './part-store.ts';
import { addProof, attachProofs, ownProof } from './proofs.ts';

const uploadsPerTenMinutes = 15;

/** Whether its player may still dispute it: not after their confirmation, the operator's decision or the time for it. */
const mayDispute = ({ status, receivedBy, disputeByMs }: PaidPart, nowMs: number): boolean =>
  status === 'sent' || (status === 'received' && receivedBy === 'time' && nowMs < disputeByMs);

type Answer = RequestOf<typeof processC2CTransaction>;

/** The member's withdrawal, locked until the transaction ends. */
async function lockedWithdrawal(context: CashierNeeds, memberId: number, id: string): Promise<WithdrawalRow> {
  const { db } = context;
  await db.query('select 1 from withdrawal where id = $1 and member_id = $2 for update', [Number(id), memberId]);
  const [row] = await readWithdrawals(context, 'w.id = $1 and w.member_id = $2', [Number(id), memberId]);
  if (!row) throw new Refusal(404, 'withdrawal.unknown');
  return row;
}

/** A payment is missing: its pictures become the proof. No money moves before an operator has decided. */
async function dispute(context: CashierNeeds, row: WithdrawalRow, payment: PaidPart, answer: Answer): Promise<void> {
  const { db, clock } = context;
  if (payment.status === 'disputed') return;
  if (!mayDispute(payment, clock.now().getTime()))
    throw new Refusal(
      409,
      payment.receivedBy === 'time' ? 'withdrawal.dispute.late' : 'withdrawal.part.state.not.allowed',
    );
  const { proofs = [], comment = '' } = answer;
  if (proofs.length === 0) throw new Refusal(400, 'withdrawal.proof.missing');
  await attachProofs(db, row.memberId, payment.id, proofs);
  await settlePayment(context, payment.id, { to: 'disputed', by: null, actor: 'player', comment });
}

/** Whether its player has not confirmed it, also where the time has settled it. */
const isUnconfirmed = ({ status, receivedBy }: PaidPart): boolean =>
  status === 'sent' || status === 'disputed' || receivedBy === 'time';

/** Stores the player's answer about one payment, or that all of them have arrived. */
async function storeAnswer(context: CashierNeeds, memberId: number, answer: Answer): Promise<void> {
  const { withdrawalId, paymentId, action } = answer;
  const row = await lockedWithdrawal(context, memberId, withdrawalId);
  const received = { to: 'received', by: 'player', actor: 'player' } as const;
  if (action === 'fullyReceived') {
    for (const { id } of row.payments.filter(isUnconfirmed)) await settlePayment(context, id, received);
    return;
  }
  const payment = row.payments.find(({ id }) => String(id) === paymentId);
  if (!payment) throw new Refusal(404, 'withdrawal.part.unknown');
  if (action === 'notReceived') await dispute(context, row, payment, answer);
  // A payment that was confirmed or decided needs no second confirmation.
  else if (payment.status !== 'received' || isUnconfirmed(payment)) await settlePayment(context, payment.id, received);
}

function answerProofs(context: CashierNeeds): void {
  const { routes, limits, db } = context;
  const redrawer = createPictureRedrawer();
  routes.handleMember(uploadPaymentProof, async ({ member, request: { image } }) => {
    await limits.take('payment-proof', String(member.id), uploadsPerTenMinutes, 10 * minuteMs);
    return { id: await addProof(context, redrawer, member.id, image) };
  });
  routes.handleMember(getPaymentProof, ({ member, request: { id } }) => ownProof(db, member.id, id));
}

/** The players' answers about the payments that they were sent (spec §4). */
export function answerReceipts(context: CashierNeeds): void {
  const { routes, db, clock } = context;

  routes.handleMember(getPaymentConfirmations, async ({ member, request: { page, pageSize } }) => {
    const waiting = await db.query<{ id: number; withdrawalId: number; total: number }>(
      `select p.id, p.withdrawal_id as "withdrawalId", count(*) over () as total
       from withdrawal_part p join withdrawal w on w.id = p.withdrawal_id
       where w.member_id = $1 and (p.status in ('sent', 'disputed')
         or (p.status = 'received' and p.received_by = 'time' and p.dispute_by > $2))
       order by p.id desc limit $3 offset $4`,
      [member.id, clock.now(), pageSize, (page - 1) * pageSize],
    );
    const ids = waiting.map(({ withdrawalId }) => String(withdrawalId));
    const rows = await readWithdrawals(context, 'w.id = any($1::bigint[])', [ids]);
    return {
      total: waiting[0]?.total ?? 0,
      list: waiting.flatMap(({ id, withdrawalId }) => {
        const row = rows.find((candidate) => candidate.id === withdrawalId);
        const payment = row?.payments.find((candidate) => candidate.id === id);
        if (!row || !payment) return [];
        return [{ ...wirePayment(row, payment), withdrawalId: String(withdrawalId), reference: row.reference }];
      }),
    };
  });

  routes.handleMember(processC2CTransaction, async ({ merchant, member, request, language }) => {
    await db.transaction(() => storeAnswer(context, member.id, request));
    const rows = await readWithdrawals(context, 'w.id = $1', [Number(request.withdrawalId)]);
    return wireWithdrawal(one(rows), language, merchant);
  });

  answerProofs(context);
}
