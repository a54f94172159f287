import {
  approveDeposit,
  approveWithdrawal,
  completeWithdrawal,
  failWithdrawal,
  getConsoleDeposits,
  getConsoleWithdrawals,
  rejectDeposit,
  rejectWithdrawal,
} from '@tessera/shared/wire/console';
import type { WithdrawalStatus } from '@tessera/shared/wire/wallet';
import type { OperatorContext } from '../context.ts';
import { decideDeposit, readDeposits } from '../domains/cashier/deposit-store.ts';
import { advancePayouts } from '../domains/cashier/payouts.ts';
import { moveWithdrawal, readWithdrawals } from '../domains/cashier/withdrawal-store.ts';
import { noteDeed } from './console-log.ts';
import type { ConsoleRoutes } from './console-routes.ts';

/** The queues of deposits and withdrawals: what waits comes first, oldest ahead. */
function answerQueues(context: OperatorContext, routes: ConsoleRoutes): void {
  const currencyOf = (merchant: string) => context.merchants.byCode(merchant)?.currency.code ?? '';

  routes.handle(getConsoleDeposits, async ({ request: { page, pageSize, merchant, status } }) => {
    const rows = await readDeposits(
      context,
      `($1::text is null or d.merchant = $1) and ($2::text[] is null or d.status = any($2::text[]))
       order by case when d.status = 'pending' then d.id end nulls last, d.id desc limit $3 offset $4`,
      [merchant ?? null, status ?? null, pageSize, (page - 1) * pageSize],
    );
    return {
      total: rows[0]?.total ?? 0,
      list: rows.map((row) => ({
        id: String(row.id),
        merchant: row.merchant,
        username: row.username,
        reference: row.reference,
        status: row.status,
        money: { amountMinor: row.amountMinor, currency: currencyOf(row.merchant) },
        depositorName: row.depositorName,
        createdAtMs: row.createdAt.getTime(),
        answerByMs: row.answerBy.getTime(),
        decidedAtMs: row.decidedAt?.getTime() ?? null,
        reasonCode: row.reasonCode,
      })),
    };
  });

  routes.handle(getConsoleWithdrawals, async ({ request: { page, pageSize, merchant, status } }) => {
    const rows = await readWithdrawals(
      context,
      `($1::text is null or w.merchant = $1) and ($2::text[] is null or w.status = any($2::text[]))
       order by case when w.status in ('requested', 'pending_review', 'approved', 'submitted') then w.id end nulls last,
                w.id desc limit $3 offset $4`,
      [merchant ?? null, status ?? null, pageSize, (page - 1) * pageSize],
    );
    return {
      total: rows[0]?.total ?? 0,
      list: rows.map((row) => ({
        id: String(row.id),
        merchant: row.merchant,
        username: row.username,
        reference: row.reference,
        status: row.status,
        money: { amountMinor: row.amountMinor, currency: currencyOf(row.merchant) },
        bankCode: row.bankCode,
        accountNumber: row.accountNumber,
        accountHolder: row.accountHolder,
        createdAtMs: row.createdAt.getTime(),
        answerByMs: row.answerBy.getTime(),
        reasonCode: row.reasonCode,
        timeline: [...row.timeline],
      })),
    };
  });
}

/** What the cashier decides; every deed that changed something is noted. */
function answerDecisions(context: OperatorContext, routes: ConsoleRoutes): void {
  async function decide(id: string, to: 'approved' | 'rejected', operator: string, reasonCode: string | null) {
    const isChanged = await decideDeposit(context, Number(id), to, operator, reasonCode);
    if (isChanged) await noteDeed(context, operator, `deposit.${to}`, { id, reasonCode });
    return { isChanged };
  }

  async function move(id: string, to: WithdrawalStatus, operator: string, reasonCode: string | null = null) {
    const isChanged = await moveWithdrawal(context, Number(id), to, operator, reasonCode);
    if (isChanged) await noteDeed(context, operator, `withdrawal.${to}`, { id, reasonCode });
    return { isChanged };
  }

  routes.handle(approveDeposit, ({ request: { id }, operator }) => decide(id, 'approved', operator, null));
  routes.handle(rejectDeposit, ({ request: { id, reasonCode }, operator }) =>
    decide(id, 'rejected', operator, reasonCode),
  );
  routes.handle(approveWithdrawal, async ({ request: { id }, operator }) => {
    const taken = await move(id, 'approved', operator);
    await advancePayouts(context);
    return taken;
  });
  routes.handle(rejectWithdrawal, ({ request: { id, reasonCode }, operator }) =>
    move(id, 'rejected', operator, reasonCode),
  );
  routes.handle(completeWithdrawal, ({ request: { id }, operator }) => move(id, 'completed', operator));
  routes.handle(failWithdrawal, ({ request: { id, reasonCode }, operator }) =>
    move(id, 'failed', operator, reasonCode),
  );
}

export function answerCashier(context: OperatorContext, routes: ConsoleRoutes): void {
  answerQueues(context, routes);
  answerDecisions(context, routes);
}
