import { randomUUID } from 'node:crypto';
import { one } from '@tessera/database/database';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { coinCentsOf, createDeposit, getDeposit, getDepositList, getDepositOutcome } from '@tessera/shared/wire/wallet';
import { minuteMs } from '../../platform/clock/durations.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Member } from '../identity/index.ts';
import { depositMethods, type Merchant } from '../merchants/index.ts';
import { cashierCall } from './cashier-refusal.ts';
import { answerDepositSettings } from './deposit-settings.ts';
import { type DepositTerms, readDeposits } from './deposit-store.ts';
import { wireDeposits } from './deposit-wire.ts';
import type { CashierNeeds } from './needs.ts';
import { isProvided, rateMinutes } from './payments/adapter.ts';
import { refuseAbandoned, requestOutcome } from './requests/request-outcome.ts';
import { requireMayDeposit, requireOpenAccount, requireRealAccount } from './require-real-account.ts';

const pendingLimit = 3;

export async function depositByRequest(context: Pick<CashierNeeds, 'db'>, memberId: number, requestId: string) {
  const rows = await readDeposits(context, 'd.member_id = $1 and d.request_id = $2', [memberId, requestId]);
  return rows[0];
}

/** What a provider promises for a deposit; null where a person answers. */
interface Order {
  readonly reference: string;
  readonly payBy: Date;
  readonly terms: DepositTerms;
}

interface Announcement extends Omit<RequestOf<typeof createDeposit>, 'depositorName'> {
  readonly depositorName: string;
}

/** Opens the order at the provider, outside of any transaction: an order without a deposit is never paid. */
async function openOrder(
  { payments, clock }: CashierNeeds,
  merchant: Merchant,
  { methodId, amount, depositorName }: Announcement,
): Promise<Order | null> {
  if (!isProvided(methodId)) return null;
  const { feeBasisPoints, payWithinMinutes, rateMinor } = depositMethods(merchant)[methodId];
  const nowMs = clock.now().getTime();
  const reference = randomUUID();
  const payBy = new Date(nowMs + payWithinMinutes * minuteMs);
  const coinCents = methodId === 'coin' ? coinCentsOf(amount, rateMinor) : null;
  const order = { reference, merchant, amountMinor: amount, coinCents, payerName: depositorName, payBy };
  const { qr, address } = await payments[methodId].open(order);
  const coin =
    address !== null && coinCents !== null
      ? { address, cents: coinCents, rateMinor, rateUntilMs: nowMs + rateMinutes * minuteMs }
      : undefined;
  return { reference, payBy, terms: { feeBasisPoints, qr, ...(coin ? { coin } : {}) } };
}

/** Announces the deposit; a repeated request finds the first one's. Answers its id. */
async function announce(
  { db, clock }: CashierNeeds,
  merchant: Merchant,
  member: Member,
  { requestId, methodId, amount, depositorName }: Announcement,
  order: Order | null,
): Promise<number> {
  const at = clock.now();
  const { expectedMinutes } = depositMethods(merchant)[methodId];
  const answerBy = order?.payBy ?? new Date(at.getTime() + expectedMinutes * minuteMs);
  const fields = [merchant.code, member.id, requestId, methodId, amount, depositorName, at, answerBy];
  const terms = [order?.reference ?? null, order?.payBy ?? null, JSON.stringify(order?.terms ?? {})];
  const rows = await cashierCall(() =>
    db.query<{ id: number }>('select create_deposit($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb) as id', [
      ...fields,
      ...terms,
    ]),
  );
  return one(rows).id;
}

async function refuseTooManyPending({ db }: CashierNeeds, memberId: number): Promise<void> {
  const rows = await db.query<{ pending: number }>(
    "select count(*) as pending from deposit where member_id = $1 and status = 'pending'",
    [memberId],
  );
  if (one(rows).pending >= pendingLimit) throw new Refusal(400, 'deposit.pending.limit', { limit: pendingLimit });
}

function requireAllowed(merchant: Merchant, member: Member, { methodId, amount, depositorName }: Announcement): void {
  const { isOn, minimumMinor, maximumMinor } = depositMethods(merchant)[methodId];
  if (!isOn) throw new Refusal(400, 'deposit.method.closed');
  if (amount < minimumMinor || amount > maximumMinor) throw new Refusal(400, 'deposit.amount.outside');
  if (member.payeeName && member.payeeName !== depositorName) throw new Refusal(400, 'deposit.holder.mismatch');
}

function answerRequests(context: CashierNeeds): void {
  const { routes, withMember, hooks } = context;
  routes.handleMember(createDeposit, async ({ merchant, member, request, language }) => {
    requireRealAccount(member);
    const { requestId, amount, promotionId } = request;
    const announced = { ...request, depositorName: request.depositorName ?? member.payeeName ?? member.username };
    requireAllowed(merchant, member, announced);
    const isKnown = await depositByRequest(context, member.id, requestId);
    // Asked again in the member's turn; before an order is opened at the provider for nothing.
    if (!isKnown) {
      await requireMayDeposit(context, member);
      await refuseTooManyPending(context, member.id);
    }
    const order = isKnown ? null : await openOrder(context, merchant, announced);
    const depositId = await withMember(member.id, async () => {
      if (!(await depositByRequest(context, member.id, requestId))) {
        await requireOpenAccount(context, member.id);
        await requireMayDeposit(context, member);
        await refuseAbandoned(context, member.id, requestId);
        await refuseTooManyPending(context, member.id);
      }
      const id = await announce(context, merchant, member, announced, order);
      if (promotionId !== undefined) {
        const deposit = { depositId: id, amountMinor: amount };
        for (const choose of hooks.depositChoices) await choose(merchant, member, deposit, promotionId);
      }
      return id;
    });
    return one(await wireDeposits(context, merchant, await readDeposits(context, 'd.id = $1', [depositId]), language));
  });

  routes.handleMember(getDepositOutcome, async ({ merchant, member, request: { requestId }, language }) => {
    const find = () => depositByRequest(context, member.id, requestId);
    const found = await requestOutcome(context, member.id, requestId, find);
    return { deposit: found && one(await wireDeposits(context, merchant, [found], language)) };
  });
}

function answerLists(context: CashierNeeds): void {
  const { routes } = context;
  routes.handleMember(getDepositList, async ({ merchant, member, request, language }) => {
    const { page, pageSize, status } = request;
    const rows = await readDeposits(
      context,
      'd.member_id = $1 and ($2::text[] is null or d.status = any($2::text[])) order by d.id desc limit $3 offset $4',
      [member.id, status ?? null, pageSize, (page - 1) * pageSize],
    );
    return { total: rows[0]?.total ?? 0, list: await wireDeposits(context, merchant, rows, language) };
  });

  routes.handleMember(getDeposit, async ({ merchant, member, request: { id }, language }) => {
    const rows = await readDeposits(context, 'd.id = $1 and d.member_id = $2', [Number(id), member.id]);
    if (rows.length === 0) throw new Refusal(404, 'deposit.unknown');
    return one(await wireDeposits(context, merchant, rows, language));
  });
}

export function answerDeposits(context: CashierNeeds): void {
  answerDepositSettings(context);
  answerRequests(context);
  answerLists(context);
}
