import { one } from '@tessera/database/database';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { createDeposit, getDepositList, getDepositOutcome, getDepositSettings } from '@tessera/shared/wire/wallet';
import { minuteMs } from '../../platform/clock/durations.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { isTrial, type Member } from '../identity/index.ts';
import type { Merchant } from '../merchants/index.ts';
import { cashierCall } from './cashier-refusal.ts';
import { type DepositRow, readDeposits } from './deposit-store.ts';
import type { CashierNeeds } from './needs.ts';
import { refuseAbandoned, requestOutcome } from './requests/request-outcome.ts';
import { requireRealAccount } from './require-real-account.ts';

const pendingLimit = 3;

/** Deposits as their owner reads them, with the bonuses that were chosen with them. */
async function wireDeposits(
  { hooks }: CashierNeeds,
  merchant: Merchant,
  rows: readonly DepositRow[],
  language: string,
) {
  const kept = rows.filter(({ status }) => status !== 'rejected').map(({ id }) => id);
  const known = await Promise.all(hooks.chosenBonuses.map((bonusesOf) => bonusesOf(merchant, kept, language)));
  return rows.map((row) => {
    const chosen = known.map((bonuses) => bonuses.get(row.id)).find((bonus) => bonus !== undefined);
    const bonus = chosen
      ? { title: chosen.title, amount: chosen.amountMinor, requiredTurnover: chosen.requiredMinor }
      : null;
    return { ...wireDeposit(row), bonus };
  });
}

const wireDeposit = (row: DepositRow) => ({
  id: String(row.id),
  reference: row.reference,
  methodId: row.methodId,
  status: row.status,
  amount: row.amountMinor,
  fee: 0,
  depositorName: row.depositorName,
  createdAtMs: row.createdAt.getTime(),
  answerByMs: row.answerBy.getTime(),
  decidedAtMs: row.decidedAt?.getTime() ?? null,
  reasonCode: row.reasonCode,
});

function answerSettings({ routes, db, hooks }: CashierNeeds): void {
  routes.handleMember(getDepositSettings, async ({ merchant, member, language }) => {
    const { minimumMinor, maximumMinor, quickAmountsMinor, expectedMinutes, account } =
      merchant.profile.cashier.deposit;
    const rows = await db.query<{ approved: number }>(
      "select count(*) as approved from deposit where member_id = $1 and status = 'approved'",
      [member.id],
    );
    const offers = await Promise.all(hooks.depositOffers.map((offersOf) => offersOf(merchant, member, language)));
    return {
      allowDeposit: isTrial(member) ? ('N' as const) : ('Y' as const),
      totalDepositSuccessCount: one(rows).approved,
      payeeName: member.payeeName ?? '',
      methods: [
        {
          methodId: 'bank-transfer' as const,
          minimumAmount: minimumMinor,
          maximumAmount: maximumMinor,
          fee: 0,
          expectedMinutes,
          quickAmounts: [...quickAmountsMinor],
          target: { bankName: account.bankName, accountNumber: account.number, accountHolder: account.holder },
        },
      ],
      bonuses: offers.flat().map(({ capMinor, minimumDepositMinor, maximumBetMinor, ...offer }) => ({
        ...offer,
        cap: capMinor,
        minimumDeposit: minimumDepositMinor,
        maximumBet: maximumBetMinor,
      })),
    };
  });
}

async function byRequest(context: CashierNeeds, memberId: number, requestId: string) {
  const rows = await readDeposits(context, 'd.member_id = $1 and d.request_id = $2', [memberId, requestId]);
  return rows[0];
}

/** Announces the deposit; a repeated request finds the first one's. Answers its id. */
async function announce(
  { db, clock }: CashierNeeds,
  merchant: Merchant,
  member: Member,
  { requestId, methodId, amount, depositorName }: RequestOf<typeof createDeposit>,
): Promise<number> {
  const at = clock.now();
  const answerBy = new Date(at.getTime() + merchant.profile.cashier.deposit.expectedMinutes * minuteMs);
  const fields = [merchant.code, member.id, requestId, methodId, amount, depositorName, at, answerBy];
  const rows = await cashierCall(() =>
    db.query<{ id: number }>('select create_deposit($1, $2, $3, $4, $5, $6, $7, $8) as id', fields),
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

function answerRequests(context: CashierNeeds): void {
  const { routes, withMember, hooks } = context;
  routes.handleMember(createDeposit, async ({ merchant, member, request, language }) => {
    requireRealAccount(member);
    const { minimumMinor, maximumMinor } = merchant.profile.cashier.deposit;
    const { requestId, amount, depositorName, promotionId } = request;
    if (amount < minimumMinor || amount > maximumMinor) throw new Refusal(400, 'deposit.amount.outside');
    if (member.payeeName && member.payeeName !== depositorName) throw new Refusal(400, 'deposit.holder.mismatch');
    const depositId = await withMember(member.id, async () => {
      if (!(await byRequest(context, member.id, requestId))) {
        await refuseAbandoned(context, member.id, requestId);
        await refuseTooManyPending(context, member.id);
      }
      const id = await announce(context, merchant, member, request);
      if (promotionId !== undefined) {
        const deposit = { depositId: id, amountMinor: amount };
        for (const choose of hooks.depositChoices) await choose(merchant, member, deposit, promotionId);
      }
      return id;
    });
    return one(await wireDeposits(context, merchant, await readDeposits(context, 'd.id = $1', [depositId]), language));
  });

  routes.handleMember(getDepositOutcome, async ({ merchant, member, request: { requestId }, language }) => {
    const found = await requestOutcome(context, member.id, requestId, () => byRequest(context, member.id, requestId));
    return { deposit: found && one(await wireDeposits(context, merchant, [found], language)) };
  });
}

function answerList(context: CashierNeeds): void {
  context.routes.handleMember(getDepositList, async ({ merchant, member, request: { page, pageSize }, language }) => {
    const rows = await readDeposits(context, 'd.member_id = $1 order by d.id desc limit $2 offset $3', [
      member.id,
      pageSize,
      (page - 1) * pageSize,
    ]);
    return { total: rows[0]?.total ?? 0, list: await wireDeposits(context, merchant, rows, language) };
  });
}

export function answerDeposits(context: CashierNeeds): void {
  answerSettings(context);
  answerRequests(context);
  answerList(context);
}
