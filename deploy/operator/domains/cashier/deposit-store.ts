import { one } from '@tessera/database/database';
import type { DepositStatus } from '@tessera/shared/wire/wallet';
import { Refusal } from '../../platform/http/refusal.ts';
import { lockMember } from '../identity/index.ts';
import { cashierCall } from './cashier-refusal.ts';
import { postDeposit } from './member-messages.ts';
import type { CashierNeeds } from './needs.ts';
import type { PaymentStatus } from './payments/payment-store.ts';

/** What was promised when a deposit was asked for; empty for a bank transfer. */
export interface DepositTerms {
  readonly feeBasisPoints?: number;
  readonly qr?: string;
  readonly coin?: {
    readonly address: string;
    readonly cents: number;
    readonly rateMinor: number;
    readonly rateUntilMs: number;
  };
}

/** The payment that counts for a deposit: the credited one, or the first. */
export interface DepositPayment {
  readonly status: PaymentStatus;
  readonly amountMinor: number;
  readonly confirmations: number;
  readonly reasonCode: string | null;
  readonly atMs: number;
  /** What is owed since it was reversed. */
  readonly owed: { readonly amountMinor: number; readonly openMinor: number } | null;
}

export interface DepositRow {
  readonly id: number;
  readonly merchant: string;
  readonly memberId: number;
  readonly username: string;
  readonly methodId: string;
  readonly reference: string;
  readonly amountMinor: number;
  readonly announcedMinor: number | null;
  readonly feeMinor: number;
  readonly depositorName: string;
  readonly status: DepositStatus;
  readonly reasonCode: string | null;
  readonly createdAt: Date;
  readonly answerBy: Date;
  readonly decidedAt: Date | null;
  /** Null for a deposit without a provider. */
  readonly orderReference: string | null;
  readonly payBy: Date | null;
  readonly terms: DepositTerms;
  readonly payment: DepositPayment | null;
  /** Of further payments that wait for a person. */
  readonly extraMinor: number;
}

/** Reads deposits; `where` may use the aliases `d` and `m`. */
export function readDeposits(
  { db }: Pick<CashierNeeds, 'db'>,
  where: string,
  params: readonly (string | number | null | readonly string[])[],
): Promise<(DepositRow & { total: number })[]> {
  return db.query(
    `select d.id, d.merchant, d.member_id as "memberId", m.username, d.method_id as "methodId", d.reference,
            d.amount_minor as "amountMinor", d.announced_minor as "announcedMinor", d.fee_minor as "feeMinor",
            d.depositor_name as "depositorName", d.status, d.reason_code as "reasonCode", d.created_at as "createdAt",
            d.answer_by as "answerBy", d.decided_at as "decidedAt", d.order_reference as "orderReference",
            d.pay_by as "payBy", d.terms,
            (select jsonb_build_object('status', p.status, 'amountMinor', p.amount_minor, 'confirmations', p.confirmations,
                      'reasonCode', p.reason_code, 'atMs', floor(extract(epoch from p.at) * 1000)::bigint,
                      'owed', (select jsonb_build_object('amountMinor', c.amount_minor, 'openMinor', c.open_minor)
                               from payment_claim c where c.payment_id = p.id limit 1))
             from payment p where p.deposit_id = d.id
             order by p.status in ('credited', 'reversed') desc, p.id limit 1) as payment,
            (select coalesce(sum(p.amount_minor), 0)::bigint from payment p
             where p.deposit_id = d.id and p.status = 'review' and p.reason_code = 'payment.duplicate') as "extraMinor",
            count(*) over () as total
     from deposit d join member m on m.id = d.member_id where ${where}`,
    params,
  );
}

type Parts = Pick<CashierNeeds, 'db' | 'clock' | 'hooks' | 'inbox'>;

interface Decision {
  readonly to: 'approved' | 'rejected';
  readonly by: string;
  readonly reasonCode: string | null;
  /** What was received, where it is not what was announced; and the fee of it. */
  readonly received?: { readonly amountMinor: number; readonly feeMinor: number } | undefined;
}

/** As `decideDeposit`, inside a transaction that has locked the member. */
export async function decideLocked(
  context: Parts,
  deposit: DepositRow,
  { to, by, reasonCode, received }: Decision,
): Promise<boolean> {
  const { db, clock, hooks } = context;
  const { id, merchant, memberId } = deposit;
  const rows = await cashierCall(() =>
    received
      ? db.query<{ changed: boolean }>('select credit_deposit($1, $2, $3, $4, $5) as changed', [
          id,
          received.amountMinor,
          received.feeMinor,
          by,
          clock.now(),
        ])
      : db.query<{ changed: boolean }>('select decide_deposit($1, $2, $3, $4, $5) as changed', [
          id,
          to,
          by,
          reasonCode,
          clock.now(),
        ]),
  );
  const { changed } = one(rows);
  if (changed) await postDeposit(context, id);
  if (!changed || to === 'rejected') return changed;
  const amountMinor = received?.amountMinor ?? deposit.amountMinor;
  for (const hook of hooks.afterDeposit) await hook({ merchant, memberId, depositId: id, amountMinor });
  return changed;
}

/** Approves or rejects, money and hooks in one transaction; a repeated decision changes nothing. */
export async function decideDeposit(
  context: Parts,
  id: number,
  to: 'approved' | 'rejected',
  by: string,
  reasonCode: string | null,
  receivedMinor?: number,
): Promise<boolean> {
  return context.db.transaction(async () => {
    const deposit = (await readDeposits(context, 'd.id = $1', [id]))[0];
    if (!deposit) throw new Refusal(404, 'deposit.unknown');
    // Crediting may start a joined bonus, which must not overlap with another decision about this member's money.
    await lockMember(context.db, deposit.memberId);
    const isOther = to === 'approved' && receivedMinor !== undefined && receivedMinor !== deposit.amountMinor;
    if (isOther && deposit.orderReference !== null) throw new Refusal(409, 'deposit.state.not.allowed');
    const received = isOther ? { amountMinor: receivedMinor, feeMinor: 0 } : undefined;
    return decideLocked(context, deposit, { to, by, reasonCode, received });
  });
}
