import { one } from '@tessera/database/database';
import { approveDeposit, getConsoleDeposits, rejectDeposit } from '@tessera/shared/wire/console';
import { decideDeposit, readDeposits } from '../domains/cashier/index.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { BackOfficeNeeds } from './needs.ts';
import { moneyConditions, pageOf } from './queue-filter.ts';
import { requestFields } from './request-row.ts';
import { answerWithdrawals } from './withdrawals.ts';

const columns = {
  ...{ merchant: 'd.merchant', at: 'd.created_at', amountMinor: 'd.amount_minor' },
  texts: ['m.username', 'd.reference', 'd.depositor_name'],
};

/** The queue of deposits: pending ones first, oldest at the top. */
function answerQueue(needs: BackOfficeNeeds): void {
  needs.consoleRoutes.handle(getConsoleDeposits, async ({ request }) => {
    const rows = await readDeposits(
      needs,
      ...pageOf(
        [
          ...moneyConditions(columns, request),
          ['d.status = any(?::text[])', request.status],
          ['d.method_id = ?', request.methodId],
        ],
        "case when d.status = 'pending' then d.id end nulls last, d.id desc",
        request,
      ),
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
