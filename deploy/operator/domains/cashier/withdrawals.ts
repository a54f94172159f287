import { one } from '@tessera/database/database';
import { minorToDecimal } from '@tessera/shared/money';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import {
  cancelWithdrawal,
  createWithdrawal,
  getWithdrawal,
  getWithdrawalList,
  getWithdrawalOutcome,
  getWithdrawSettings,
} from '@tessera/shared/wire/wallet';
import { minuteMs } from '../../platform/clock/durations.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { isTrial, type Member, walletOf } from '../identity/index.ts';
import type { Merchant } from '../merchants/index.ts';
import { type BankAccountRow, bookOf } from './bank-accounts/account-store.ts';
import { wireBook } from './bank-accounts/account-wire.ts';
import { namedAccount, requirePayable } from './bank-accounts/paid-account.ts';
import { bankList } from './banks.ts';
import { cashierCall } from './cashier-refusal.ts';
import { type DailyLimits, dailyLimits, limitObstacle } from './daily-limits.ts';
import type { WithdrawalObstacle } from './hooks.ts';
import type { CashierNeeds } from './needs.ts';
import { owedBy } from './payments/claims.ts';
import { refuseAbandoned, requestOutcome } from './requests/request-outcome.ts';
import { requireRealAccount } from './require-real-account.ts';
import { approversNeeded } from './withdrawal-rules.ts';
import { advanceWithdrawal, moveWithdrawal, readWithdrawals } from './withdrawal-store.ts';
import { mayCancel, wireWithdrawal } from './withdrawal-wire.ts';

async function obstaclesFor(context: CashierNeeds, merchant: Merchant, member: Member) {
  const found = await Promise.all(context.hooks.withdrawalGuards.map((guard) => guard(merchant, member)));
  return found.filter((obstacle): obstacle is WithdrawalObstacle => obstacle !== null);
}

const turnoverOf = (obstacles: readonly WithdrawalObstacle[]): number =>
  obstacles.reduce((sum, { remainingTurnoverMinor }) => sum + remainingTurnoverMinor, 0);

const wireLimits = ({ amountMinor, leftMinor, ...limits }: DailyLimits) => ({
  ...limits,
  amount: amountMinor,
  amountLeft: leftMinor,
});

function answerSettings(context: CashierNeeds): void {
  const { routes, ledger, paymentPassword } = context;
  routes.handleMember(getWithdrawSettings, async ({ merchant, member, language }) => {
    const { minimumMinor, maximumMinor, expectedMinutes, answerWithinMinutes } = merchant.profile.cashier.withdrawal;
    const limits = isTrial(member) ? null : await dailyLimits(context, merchant, member);
    const limited = limitObstacle(limits, minimumMinor);
    const obstacles = [...(await obstaclesFor(context, merchant, member)), ...(limited ? [limited] : [])];
    const isOpen = !isTrial(member) && obstacles.length === 0;
    const owed = await owedBy(context.db, member.id);
    return {
      allowWithdraw: isOpen ? ('Y' as const) : ('N' as const),
      availableAmount: isOpen ? await ledger.balance(merchant.code, walletOf(member).cash) : 0,
      minimumAmount: minimumMinor,
      maximumAmount: maximumMinor,
      fee: 0,
      remainingTurnover: turnoverOf(obstacles),
      obstacles: obstacles.map(({ code }) => code),
      ...(owed ? { owed } : {}),
      expectedMinutes,
      answerWithinMinutes,
      payeeName: member.payeeName ?? '',
      ...(limits ? { limits: wireLimits(limits) } : {}),
      hasPaymentPassword: await paymentPassword.isSet(member.id),
      banks: bankList(language, merchant.profile.homeCountry),
      accounts: wireBook(await bookOf(context, member.id), language, merchant),
    };
  });
}

async function refuseObstacles(context: CashierNeeds, merchant: Merchant, member: Member): Promise<void> {
  const obstacles = await obstaclesFor(context, merchant, member);
  if (!obstacles[0]) return;
  const remainingTurnover = minorToDecimal(turnoverOf(obstacles), merchant.currency);
  throw new Refusal(400, obstacles[0].code, { remainingTurnover });
}

/** The withdrawal of a request id, if one was created. */
async function byRequest(context: CashierNeeds, memberId: number, requestId: string) {
  const rows = await readWithdrawals(context, 'w.member_id = $1 and w.request_id = $2', [memberId, requestId]);
  return rows[0];
}

/** Moves the money to the hold account; a repeated request finds the first one's withdrawal. Answers its id. */
async function holdMoney(
  { db, clock }: CashierNeeds,
  merchant: Merchant,
  member: Member,
  { requestId, amount }: RequestOf<typeof createWithdrawal>,
  { bankCode, accountNumber, holder }: BankAccountRow,
): Promise<number> {
  const at = clock.now();
  const answerBy = new Date(at.getTime() + merchant.profile.cashier.withdrawal.answerWithinMinutes * minuteMs);
  const fields = [merchant.code, member.id, requestId, amount, bankCode, accountNumber, holder, at, answerBy];
  const rows = await cashierCall(() =>
    db.query<{ id: number }>('select create_withdrawal($1, $2, $3, $4, $5, $6, $7, $8, $9) as id', fields),
  );
  const { id } = one(rows);
  const needed = approversNeeded(merchant, amount);
  if (needed > 1) await db.query('update withdrawal set approvers_needed = $2 where id = $1', [id, needed]);
  return id;
}

/** The member's own way back, where the merchant offers it and nobody has begun the review. */
async function cancel(context: CashierNeeds, merchant: Merchant, memberId: number, id: number): Promise<void> {
  await context.db.query('select 1 from withdrawal where id = $1 and member_id = $2 for update', [id, memberId]);
  const [row] = await readWithdrawals(context, 'w.id = $1 and w.member_id = $2', [id, memberId]);
  if (!row) throw new Refusal(404, 'withdrawal.unknown');
  if (row.status === 'cancelled') return;
  if (!mayCancel(merchant, row)) throw new Refusal(409, 'withdrawal.cancel.late');
  await moveWithdrawal(context, id, 'cancelled', 'player');
}

function answerRequests(context: CashierNeeds): void {
  const { routes, withMember } = context;
  routes.handleMember(createWithdrawal, async ({ merchant, member, request, language }) => {
    requireRealAccount(member);
    const { minimumMinor, maximumMinor } = merchant.profile.cashier.withdrawal;
    const { requestId, amount, paymentPassword = '' } = request;
    if (amount < minimumMinor || amount > maximumMinor) throw new Refusal(400, 'withdrawal.amount.outside');
    const account = await namedAccount(context, member, request);
    // Before the transaction, as it is slow by design, and after every check that needs no lock, as a wrong try counts.
    await context.paymentPassword.require(member.id, paymentPassword);
    const id = await withMember(member.id, async () => {
      if (!(await byRequest(context, member.id, requestId))) {
        await refuseAbandoned(context, member.id, requestId);
        await requirePayable(context, account.id);
        await refuseObstacles(context, merchant, member);
        const limited = limitObstacle(await dailyLimits(context, merchant, member), amount);
        if (limited) throw new Refusal(400, limited.code);
      }
      return holdMoney(context, merchant, member, request, account);
    });
    await advanceWithdrawal(context, id, 'requested', 'pending_review');
    return wireWithdrawal(one(await readWithdrawals(context, 'w.id = $1', [id])), language, merchant);
  });

  routes.handleMember(cancelWithdrawal, async ({ merchant, member, request: { id }, language }) => {
    await context.db.transaction(() => cancel(context, merchant, member.id, Number(id)));
    return wireWithdrawal(one(await readWithdrawals(context, 'w.id = $1', [Number(id)])), language, merchant);
  });

  routes.handleMember(getWithdrawalOutcome, async ({ merchant, member, request: { requestId }, language }) => {
    const found = await requestOutcome(context, member.id, requestId, () => byRequest(context, member.id, requestId));
    return { withdrawal: found && wireWithdrawal(found, language, merchant) };
  });
}

function answerLists(context: CashierNeeds): void {
  const { routes } = context;
  routes.handleMember(
    getWithdrawalList,
    async ({ merchant, member, request: { page, pageSize, status }, language }) => {
      const rows = await readWithdrawals(
        context,
        'w.member_id = $1 and ($2::text[] is null or w.status = any($2::text[])) order by w.id desc limit $3 offset $4',
        [member.id, status ?? null, pageSize, (page - 1) * pageSize],
      );
      return { total: rows[0]?.total ?? 0, list: rows.map((row) => wireWithdrawal(row, language, merchant)) };
    },
  );

  routes.handleMember(getWithdrawal, async ({ merchant, member, request, language }) => {
    const rows = await readWithdrawals(context, 'w.id = $1 and w.member_id = $2', [Number(request.id), member.id]);
    const row = rows[0];
    if (!row) throw new Refusal(404, 'withdrawal.unknown');
    return wireWithdrawal(row, language, merchant);
  });
}

export function answerWithdrawals(context: CashierNeeds): void {
  answerSettings(context);
  answerRequests(context);
  answerLists(context);
}
