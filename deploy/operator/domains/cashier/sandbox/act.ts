import { randomUUID } from 'node:crypto';
import type { SandboxAct } from '@tessera/shared/wire/console';
import { minuteMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CashierNeeds } from '../needs.ts';
import { confirmationsNeeded, type PaymentProvider } from '../payments/adapter.ts';
import type { ReportBody } from '../payments/callbacks.ts';
import { confirmationMs } from './sandbox-provider.ts';

type Parts = Pick<CashierNeeds, 'db' | 'clock'>;

interface Order {
  readonly provider: PaymentProvider;
  readonly reference: string;
  readonly merchant: string;
  readonly amountMinor: number;
  readonly coinCents: number | null;
  readonly payerName: string;
  readonly payBy: Date;
}

/** How what arrives differs from what was ordered, in percent. */
const shares: Readonly<Partial<Record<SandboxAct, number>>> = { less: 80, more: 120 };
const strangerName = 'Demo Stranger';

async function queue({ db }: Parts, provider: PaymentProvider, body: ReportBody, dueAt: Date): Promise<void> {
  await db.query('insert into sandbox_callback (provider, body, due_at) values ($1, $2::jsonb, $3)', [
    provider,
    JSON.stringify(body),
    dueAt,
  ]);
}

/** Books a payment in the provider's record; its callbacks are sent from `dueAt` on, or never. */
async function pay(context: Parts, order: Order, act: SandboxAct, dueAt: Date | null, copies = 1): Promise<void> {
  const { db, clock } = context;
  const share = shares[act] ?? 100;
  const part = (amount: number) => Math.max(1, Math.floor((amount * share) / 100));
  const body: ReportBody = {
    reference: `${order.provider}-${randomUUID()}`,
    orderReference: order.reference,
    merchant: order.merchant,
    amountMinor: part(order.amountMinor),
    coinCents: order.coinCents === null ? null : part(order.coinCents),
    payerName: order.provider === 'coin' ? '' : act === 'other-name' ? strangerName : order.payerName,
    confirmations: 0,
    isReversed: false,
  };
  await db.query(
    `insert into sandbox_payment (provider, reference, order_reference, merchant, amount_minor, coin_cents, payer_name, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      ...[order.provider, body.reference, body.orderReference, body.merchant, body.amountMinor, body.coinCents],
      // One that comes late was paid late.
      ...[body.payerName, dueAt ?? clock.now()],
    ],
  );
  if (!dueAt) return;
  const steps = order.provider === 'coin' ? confirmationsNeeded : 0;
  for (let confirmations = 0; confirmations <= steps; confirmations += 1) {
    const at = new Date(dueAt.getTime() + confirmations * confirmationMs);
    for (let copy = 0; copy < copies; copy += 1) await queue(context, order.provider, { ...body, confirmations }, at);
  }
}

/** Takes the last payment of the order back and reports it. */
async function reverse(context: Parts, { provider, reference }: Order): Promise<void> {
  const rows = await context.db.query<Omit<ReportBody, 'confirmations'>>(
    `update sandbox_payment set is_reversed = true where id = (
       select id from sandbox_payment where provider = $1 and order_reference = $2 and not is_reversed order by id desc limit 1)
     returning reference, order_reference as "orderReference", merchant, amount_minor as "amountMinor",
       coin_cents as "coinCents", payer_name as "payerName", is_reversed as "isReversed"`,
    [provider, reference],
  );
  if (!rows[0]) throw new Refusal(409, 'sandbox.payment.unpaid');
  await queue(context, provider, { ...rows[0], confirmations: confirmationsNeeded }, context.clock.now());
}

/** Changes the provider's record without a callback, for the reconciliation to find. */
async function tamper({ db }: Parts, { provider, reference }: Order): Promise<void> {
  const rows = await db.query(
    `update sandbox_payment set amount_minor = amount_minor + 100, coin_cents = coin_cents + 100 where id = (
       select id from sandbox_payment where provider = $1 and order_reference = $2 order by id desc limit 1) returning id`,
    [provider, reference],
  );
  if (rows.length === 0) throw new Refusal(409, 'sandbox.payment.unpaid');
}

/**
 * What the console lets a provider of the sandbox do with one order. Answers the order's merchant. What it reports is sent
 * by `sendDueCallbacks`, after the commit.
 */
export async function actOnOrder(context: Parts, provider: PaymentProvider, reference: string, act: SandboxAct) {
  const { db, clock } = context;
  const now = clock.now();
  const [order] = await db.query<Order>(
    `select provider, reference, merchant, amount_minor as "amountMinor", coin_cents as "coinCents",
            payer_name as "payerName", pay_by as "payBy"
     from sandbox_payment_order where provider = $1 and reference = $2 for update`,
    [provider, reference],
  );
  if (!order) throw new Refusal(404, 'sandbox.order.unknown');
  if (act === 'reverse') await reverse(context, order);
  else if (act === 'tamper') await tamper(context, order);
  else if (act === 'lose') await pay(context, order, act, null);
  // It is paid, and reported, after the deposit has expired.
  else if (act === 'late')
    await pay(context, order, act, new Date(Math.max(now.getTime(), order.payBy.getTime()) + minuteMs));
  else await pay(context, order, act, now, act === 'double' ? 2 : 1);
  return order.merchant;
}
