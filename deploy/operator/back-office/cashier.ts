import { one } from '@tessera/database/database';
import { approveDeposit, getConsoleDeposits, rejectDeposit } from '@tessera/shared/wire/console';
import { decideDeposit, readDeposits } from '../domains/cashier/index.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { BackOfficeNeeds } from './needs.ts';
import { requestFields } from './request-row.ts';
import { answerWithdrawals } from './withdrawals.ts';

/** The queue of deposits: pending ones first, oldest at the top. */
function answerQueue(needs: BackOfficeNeeds): void {
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
        ...requestFields(needs, row),
        status: row.status,
        methodId: row.methodId,
        isAutomatic: row.methodId !== 'bank-transfer',
        depositorName: row.depositorName,
        decidedAtMs: row.decidedAt?.getTime() ?? null,
      })),
    };
  });
}

/** What the cashier decides. A decision and its audit entry are one transaction: neither is stored without the other. */
function answerDecisions(needs: BackOfficeNeeds): void {
  const decide = (
    id: string,
    to: 'approved' | 'rejected',
    operator: string,
    reasonCode: string | null,
    receivedMinor?: number,
  ) =>
    needs.db.transaction(async () => {
      const isChanged = await decideDeposit(needs, Number(id), to, operator, reasonCode, receivedMinor);
      if (isChanged) {
        const { merchant } = one(await readDeposits(needs, 'd.id = $1', [Number(id)]));
        await writeAuditEntry(needs, {
          operator,
          action: `deposit.${to}`,
          merchant,
          detail: { id, reasonCode, ...(receivedMinor === undefined ? {} : { receivedMinor }) },
        });
      }
      return { isChanged };
    });

  needs.consoleRoutes.handle(approveDeposit, ({ request: { id, receivedMinor }, operator }) =>
    decide(id, 'approved', operator, null, receivedMinor),
  );
  needs.consoleRoutes.handle(rejectDeposit, ({ request: { id, reasonCode }, operator }) =>
    decide(id, 'rejected', operator, reasonCode),
  );
}

export function answerCashier(needs: BackOfficeNeeds): void {
  answerQueue(needs);
  answerDecisions(needs);
  answerWithdrawals(needs);
}
