import { one } from '@tessera/database/database';
import { depositFee } from '@tessera/shared/wire/wallet';
import { depositMethods } from '../../merchants/index.ts';
import { type DepositRow, decideLocked, readDeposits } from '../deposit-store.ts';
import { postReversal } from '../member-messages.ts';
import type { CashierNeeds } from '../needs.ts';
import { isOpenAccount } from '../require-real-account.ts';
import { isProvided, type PaymentProvider } from './adapter.ts';
import { type JudgedPayment, judgePayment, type PaymentReason } from './judge.ts';
import { type PaymentRow, readPayments } from './payment-store.ts';

export type PaymentNeeds = Pick<
  CashierNeeds,
  'db' | 'clock' | 'hooks' | 'inbox' | 'merchants' | 'withMember' | 'events'
>;

/** A payment as its provider reports it; reported again with every change. */
export interface PaymentReport {
  readonly provider: PaymentProvider;
  readonly reference: string;
  readonly orderReference: string;
  readonly merchant: string;
  readonly amountMinor: number;
  readonly coinCents: number | null;
  readonly payerName: string;
  readonly confirmations: number;
  readonly isReversed: boolean;
}

/** `mismatch`: the reference is known with other details, and nothing was changed. */
export type Acceptance = 'accepted' | 'stored' | 'mismatch';

/** A fee of a received amount, by the terms of the deposit. */
export const feeOf = ({ terms }: Pick<DepositRow, 'terms'>, receivedMinor: number): number =>
  depositFee({ fee: 0, feePercent: (terms.feeBasisPoints ?? 0) / 100 }, receivedMinor);

/** What coins are worth: the rate of the deposit while it holds, else the rate of the moment. */
function worthOf({ merchants, clock }: PaymentNeeds, deposit: DepositRow, report: PaymentReport): number {
  const { coin } = deposit.terms;
  if (!coin || report.coinCents === null) return report.amountMinor;
  const holds = clock.now().getTime() <= coin.rateUntilMs;
  if (holds && report.coinCents === coin.cents) return deposit.announcedMinor ?? deposit.amountMinor;
  const merchant = merchants.byCode(deposit.merchant);
  const rate = holds || !merchant ? coin.rateMinor : depositMethods(merchant).coin.rateMinor;
  return Math.max(1, Math.floor((report.coinCents * rate) / 100));
}

async function insertPayment(
  { db, clock }: PaymentNeeds,
  report: PaymentReport,
  depositId: number | null,
  amountMinor: number,
): Promise<number> {
  const { merchant, provider, reference, orderReference, coinCents, payerName, confirmations } = report;
  const rows = await db.query<{ id: number }>(
    `insert into payment (merchant, provider, provider_reference, order_reference, deposit_id, amount_minor, coin_cents,
       payer_name, confirmations, status, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'confirming', $10) returning id`,
    [
      ...[merchant, provider, reference, orderReference, depositId, amountMinor, coinCents, payerName],
      ...[confirmations, clock.now()],
    ],
  );
  return one(rows).id;
}

export async function setPayment(
  { db, clock, events }: Pick<PaymentNeeds, 'db' | 'clock' | 'events'>,
  { id, merchant }: { readonly id: number; readonly merchant: string },
  status: PaymentRow['status'],
  reasonCode: string | null,
  by: string,
): Promise<void> {
  const decidedAt = status === 'credited' || status === 'returned' ? clock.now() : null;
  await db.query('update payment set status = $2, reason_code = $3, decided_at = $4, decided_by = $5 where id = $1', [
    id,
    status,
    reasonCode,
    decidedAt,
    by,
  ]);
  await events.publish({ type: 'deposit-changed', merchant });
}

const isSame = (known: PaymentRow, report: PaymentReport): boolean =>
  known.merchant === report.merchant &&
  known.orderReference === report.orderReference &&
  known.coinCents === report.coinCents &&
  (report.coinCents !== null || known.amountMinor === report.amountMinor);

/** Inside the member's turn: judges a payment that is new or was waiting for confirmations, and credits it or not. */
async function decide(context: PaymentNeeds, deposit: DepositRow, payment: JudgedPayment & { readonly id: number }) {
  const merchant = context.merchants.byCode(deposit.merchant);
  if (!merchant || !isProvided(deposit.methodId)) throw new Error(`Deposit ${deposit.id} has no provider.`);
  const row = { id: payment.id, merchant: deposit.merchant };
  const judged = judgePayment(
    { ...deposit, ...depositMethods(merchant)[deposit.methodId] },
    payment,
    context.clock.now(),
  );
  // An account that was closed or blocked meanwhile takes no money by itself: a person decides.
  if (judged.is === 'credit' && !(await isOpenAccount(context, deposit.memberId)))
    return setPayment(context, row, 'review', 'payment.late', 'system');
  if (judged.is === 'review') return setPayment(context, row, 'review', judged.reason, 'system');
  if (judged.is === 'wait') return setPayment(context, row, 'confirming', null, 'system');
  const received = { amountMinor: payment.amountMinor, feeMinor: feeOf(deposit, payment.amountMinor) };
  // The payment first: hooks and events see it credited.
  await setPayment(context, row, 'credited', null, 'system');
  await decideLocked(context, deposit, { to: 'approved', by: deposit.methodId, reasonCode: null, received });
}

const confirmationsOf = ({ coinCents, confirmations }: Pick<PaymentReport, 'coinCents' | 'confirmations'>) =>
  coinCents === null ? null : confirmations;

async function progress(
  context: PaymentNeeds,
  known: PaymentRow,
  deposit: DepositRow | undefined,
  report: PaymentReport,
) {
  if (!isSame(known, report)) return 'mismatch';
  if (report.isReversed) {
    const rows = await context.db.query<{ changed: boolean }>('select reverse_payment($1, $2) as changed', [
      known.id,
      context.clock.now(),
    ]);
    if (!one(rows).changed) return 'stored';
    await postReversal(context, known.id);
    if (deposit && known.status === 'credited')
      for (const hook of context.hooks.afterReversal)
        await hook({ merchant: deposit.merchant, memberId: deposit.memberId, depositId: deposit.id });
    return 'accepted';
  }
  const isWaiting = known.status === 'confirming' || known.status === 'review';
  if (!isWaiting || report.confirmations <= known.confirmations) return 'stored';
  await context.db.query('update payment set confirmations = $2 where id = $1', [known.id, report.confirmations]);
  const { id, amountMinor, payerName } = known;
  if (deposit && known.status === 'confirming')
    await decide(context, deposit, { id, amountMinor, payerName, confirmations: confirmationsOf(report) });
  return 'accepted';
}

/** A payment for an unknown order: the money stays at the provider until a person has found out whose it is. */
async function acceptUnknown(context: PaymentNeeds, report: PaymentReport): Promise<Acceptance> {
  const [known] = await byReference(context, report);
  if (known) return progress(context, known, undefined, report);
  const id = await insertPayment(context, report, null, report.amountMinor);
  const reason: PaymentReason = 'payment.order.unknown';
  await setPayment(context, { id, merchant: report.merchant }, 'review', reason, 'system');
  return 'accepted';
}

const byReference = ({ db }: PaymentNeeds, { provider, reference }: PaymentReport) =>
  readPayments(db, 'p.provider = $1 and p.provider_reference = $2', [provider, reference]);

/** Takes a report of a provider, by callback or from its record; each payment counts once, however often it is reported. */
export async function acceptPayment(context: PaymentNeeds, report: PaymentReport): Promise<Acceptance> {
  const find = async () =>
    (
      await readDeposits(context, 'd.order_reference = $1 and d.merchant = $2 and d.method_id = $3', [
        report.orderReference,
        report.merchant,
        report.provider,
      ])
    )[0];
  const named = await find();
  if (!named) return context.db.transaction(() => acceptUnknown(context, report));
  return context.withMember(named.memberId, async () => {
    const [known] = await byReference(context, report);
    // Read again: another payment may have been decided while this one waited.
    const deposit = await find();
    if (!deposit) throw new Error(`Deposit ${named.id} has gone.`);
    if (known) return progress(context, known, deposit, report);
    const amountMinor = worthOf(context, deposit, report);
    const id = await insertPayment(context, report, deposit.id, amountMinor);
    if (report.isReversed) {
      await setPayment(context, { id, merchant: report.merchant }, 'returned', 'payment.reversed', 'system');
      return 'accepted';
    }
    const { payerName } = report;
    await decide(context, deposit, { id, amountMinor, payerName, confirmations: confirmationsOf(report) });
    return 'accepted';
  });
}
