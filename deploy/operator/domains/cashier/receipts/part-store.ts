import { randomUUID } from 'node:crypto';
import { one } from '@tessera/database/database';
import type { PaymentStatus } from '@tessera/shared/wire/wallet';
import { Refusal } from '../../../platform/http/refusal.ts';
import { cashierCall } from '../cashier-refusal.ts';
import { postPayment, postSettledPart } from '../member-messages.ts';
import type { CashierNeeds } from '../needs.ts';
import { receiptTimes } from '../withdrawal-rules.ts';

/** A part of a withdrawal that was paid. */
export interface PaidPart {
  readonly id: number;
  readonly number: number;
  readonly amountMinor: number;
  readonly status: PaymentStatus;
  readonly receivedBy: 'player' | 'time' | 'operator' | null;
  readonly paidAtMs: number;
  readonly confirmByMs: number;
  readonly disputeByMs: number;
  readonly timeline: readonly {
    status: PaymentStatus;
    atMs: number;
    actor: string;
    reasonCode: string | null;
    comment: string;
  }[];
  readonly proofs: readonly string[];
}

const ms = (column: string) => `floor(extract(epoch from ${column}) * 1000)::bigint`;

/** The payments of the withdrawal `w` as a list of {@link PaidPart}. */
export const paymentsColumn = `(select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id, 'number', p.number, 'amountMinor', p.amount_minor, 'status', p.status, 'receivedBy', p.received_by,
    'paidAtMs', ${ms('p.paid_at')}, 'confirmByMs', ${ms('p.confirm_by')}, 'disputeByMs', ${ms('p.dispute_by')},
    'timeline', (select jsonb_agg(jsonb_build_object('status', e.status, 'atMs', ${ms('e.at')}, 'actor', e.actor,
        'reasonCode', e.reason_code, 'comment', e.comment) order by e.id) from withdrawal_part_event e where e.part_id = p.id),
    'proofs', (select coalesce(jsonb_agg(f.id order by f.at, f.id), '[]') from withdrawal_proof f where f.part_id = p.id)
  ) order by p.number), '[]') from withdrawal_part p where p.withdrawal_id = w.id)`;

type Parts = Pick<CashierNeeds, 'db' | 'clock' | 'merchants' | 'inbox'>;

interface NewPayment {
  readonly actor: string;
  /** Without one, a repeated call pays nothing because nothing is left. */
  readonly requestId?: string;
  /** The rest when it is missing. */
  readonly amountMinor?: number;
}

/** Pays a part of a withdrawal that is at the bank, or its rest; answers whether this call did it. */
export async function payWithdrawal(
  context: Parts,
  id: number,
  { actor, requestId = randomUUID(), amountMinor }: NewPayment,
): Promise<boolean> {
  const { db, clock, merchants } = context;
  const [found] = await db.query<{ merchant: string }>('select merchant from withdrawal where id = $1', [id]);
  const merchant = found && merchants.byCode(found.merchant);
  if (!merchant) throw new Refusal(404, 'withdrawal.unknown');
  const now = clock.now();
  const { confirmBy, disputeBy } = receiptTimes(merchant, now);
  return db.transaction(async () => {
    const rows = await cashierCall(() =>
      db.query<{ changed: boolean }>('select pay_withdrawal_part($1, $2, $3, $4, $5, $6, $7) as changed', [
        id,
        requestId,
        amountMinor ?? null,
        actor,
        now,
        confirmBy,
        disputeBy,
      ]),
    );
    const { changed } = one(rows);
    if (changed) await postPayment(context, id, requestId);
    return changed;
  });
}

interface Settlement {
  readonly to: Exclude<PaymentStatus, 'sent'>;
  /** Who says that it was received; null for any other outcome. */
  readonly by: 'player' | 'time' | 'operator' | null;
  readonly actor: string;
  readonly reasonCode?: string;
  readonly comment?: string;
}

/** One step of a payment, money included, with the member's message of it; a repeated one changes nothing. */
export async function settlePayment(
  context: Pick<CashierNeeds, 'db' | 'clock' | 'inbox'>,
  id: number,
  { to, by, actor, reasonCode, comment = '' }: Settlement,
): Promise<boolean> {
  const { db, clock } = context;
  return db.transaction(async () => {
    const rows = await cashierCall(() =>
      db.query<{ changed: boolean }>('select settle_withdrawal_part($1, $2, $3, $4, $5, $6, $7) as changed', [
        id,
        to,
        by,
        actor,
        reasonCode ?? null,
        comment,
        clock.now(),
      ]),
    );
    const { changed } = one(rows);
    if (changed) await postSettledPart(context, id, to, by);
    return changed;
  });
}
