import { one } from '@tessera/database/database';
import {
  type AuditAction,
  approveDeposit,
  approveWithdrawal,
  completeWithdrawal,
  failWithdrawal,
  getConsoleDeposits,
  getConsoleWithdrawals,
  rejectDeposit,
  rejectWithdrawal,
} from '@tessera/shared/wire/console';
import {
  advancePayouts,
  decideDeposit,
  moveWithdrawal,
  readDeposits,
  readWithdrawals,
} from '../domains/cashier/index.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { BackOfficeNeeds } from './needs.ts';

interface RequestRow {
  readonly id: number;
  readonly merchant: string;
  readonly username: string;
  readonly reference: string;
  readonly amountMinor: number;
  readonly createdAt: Date;
  readonly answerBy: Date;
  readonly reasonCode: string | null;
}

/** The queues of deposits and withdrawals: pending ones first, oldest at the top. */
function answerQueues(needs: BackOfficeNeeds): void {
  const requestFields = ({
    id,
    merchant,
    username,
    reference,
    amountMinor,
    createdAt,
    answerBy,
    reasonCode,
  }: RequestRow) => ({
    id: String(id),
    merchant,
    username,
    reference,
    money: { amountMinor, currency: needs.merchants.byCode(merchant)?.currency.code ?? '' },
    createdAtMs: createdAt.getTime(),
    answerByMs: answerBy.getTime(),
    reasonCode,
  });

  needs.consoleRoutes.handle(getConsoleDeposits, async ({ request: { page, pageSize, merchant, status } }) => {
    const rows = await readDeposits(
      needs,
      `($1::text is null or d.merchant = $1) and ($2::text[] is null or d.status = any($2::text[]))
       order by case when d.status = 'pending' then d.id end nulls last, d.id desc limit $3 offset $4`,
      [merchant ?? null, status ?? null, pageSize, (page - 1) * pageSize],
    );
    return {
      total: rows[0]?.total ?? 0,
      list: rows.map((row) => ({
        ...requestFields(row),
        status: row.status,
        depositorName: row.depositorName,
        decidedAtMs: row.decidedAt?.getTime() ?? null,
      })),
    };
  });

  needs.consoleRoutes.handle(getConsoleWithdrawals, async ({ request: { page, pageSize, merchant, status } }) => {
    const rows = await readWithdrawals(
      needs,
      `($1::text is null or w.merchant = $1) and ($2::text[] is null or w.status = any($2::text[]))
       order by case when w.status in ('requested', 'pending_review', 'approved', 'submitted') then w.id end nulls last,
                w.id desc limit $3 offset $4`,
      [merchant ?? null, status ?? null, pageSize, (page - 1) * pageSize],
    );
    return {
      total: rows[0]?.total ?? 0,
      list: rows.map((row) => ({
        ...requestFields(row),
        status: row.status,
        bankCode: row.bankCode,
        accountNumber: row.accountNumber,
        accountHolder: row.accountHolder,
        timeline: [...row.timeline],
      })),
    };
  });
}

/** What the cashier decides. A decision and its audit entry are one transaction: neither is stored without the other. */
function answerDecisions(needs: BackOfficeNeeds): void {
  const note = (action: AuditAction, operator: string, decided: readonly RequestRow[], reasonCode: string | null) => {
    const { id, merchant } = one(decided);
    return writeAuditEntry(needs, { operator, action, merchant, detail: { id: String(id), reasonCode } });
  };

  const decide = (id: string, to: 'approved' | 'rejected', operator: string, reasonCode: string | null) =>
    needs.db.transaction(async () => {
      const isChanged = await decideDeposit(needs, Number(id), to, operator, reasonCode);
      if (isChanged)
        await note(`deposit.${to}`, operator, await readDeposits(needs, 'd.id = $1', [Number(id)]), reasonCode);
      return { isChanged };
    });

  type Decision = 'approved' | 'rejected' | 'completed' | 'failed';
  const move = (id: string, to: Decision, operator: string, reasonCode: string | null = null) =>
    needs.db.transaction(async () => {
      const isChanged = await moveWithdrawal(needs, Number(id), to, operator, reasonCode);
      if (isChanged)
        await note(`withdrawal.${to}`, operator, await readWithdrawals(needs, 'w.id = $1', [Number(id)]), reasonCode);
      return { isChanged };
    });

  needs.consoleRoutes.handle(approveDeposit, ({ request: { id }, operator }) => decide(id, 'approved', operator, null));
  needs.consoleRoutes.handle(rejectDeposit, ({ request: { id, reasonCode }, operator }) =>
    decide(id, 'rejected', operator, reasonCode),
  );
  needs.consoleRoutes.handle(approveWithdrawal, async ({ request: { id }, operator }) => {
    const taken = await move(id, 'approved', operator);
    await advancePayouts(needs);
    return taken;
  });
  needs.consoleRoutes.handle(rejectWithdrawal, ({ request: { id, reasonCode }, operator }) =>
    move(id, 'rejected', operator, reasonCode),
  );
  needs.consoleRoutes.handle(completeWithdrawal, ({ request: { id }, operator }) => move(id, 'completed', operator));
  needs.consoleRoutes.handle(failWithdrawal, ({ request: { id, reasonCode }, operator }) =>
    move(id, 'failed', operator, reasonCode),
  );
}

export function answerCashier(needs: BackOfficeNeeds): void {
  answerQueues(needs);
  answerDecisions(needs);
}
