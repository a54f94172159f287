import { one } from '@tessera/database/database';
import {
  type AuditAction,
  approveWithdrawal as approveWithdrawalCall,
  completeWithdrawal,
  failWithdrawal,
  forceReceipt,
  getConsolePaymentProof,
  getConsoleWithdrawals,
  noteWithdrawal,
  payWithdrawalPart,
  rejectWithdrawal,
  returnPayment,
} from '@tessera/shared/wire/console';
import {
  advancePayouts,
  approversNeeded,
  approveWithdrawal,
  type BankAccountRow,
  maskAccount,
  moveWithdrawal,
  openClaims,
  payWithdrawal,
  readBankAccounts,
  readWithdrawals,
  sentProof,
  settlePayment,
} from '../domains/cashier/index.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { BackOfficeNeeds } from './needs.ts';
import { moneyConditions, pageOf } from './queue-filter.ts';
import { requestFields } from './request-row.ts';

const digitsOf = (accountNumber: string): string => accountNumber.replaceAll('-', '');

/** An account of the book of the withdrawal's member. */
const wireAccount = (
  { id, bankCode, accountNumber, isDefault, isShared, addedAt, usableFrom, removedAt }: BankAccountRow,
  paid: { readonly bankCode: string; readonly accountNumber: string },
) => ({
  ...{ id, bankCode, isDefault, isShared },
  accountNumber: maskAccount(accountNumber),
  isPaid: bankCode === paid.bankCode && digitsOf(accountNumber) === digitsOf(paid.accountNumber),
  addedAtMs: addedAt.getTime(),
  usableFromMs: usableFrom.getTime(),
  isRemoved: removedAt !== null,
});

const columns = {
  ...{ merchant: 'w.merchant', at: 'w.created_at', amountMinor: 'w.amount_minor' },
  texts: ['m.username', 'w.reference'],
};

/** Withdrawals with their payments, approvals and notes: what needs an action first, oldest at the top. */
function answerQueue(needs: BackOfficeNeeds): void {
  const needed = (row: Parameters<typeof requestFields>[1]): number => {
    const merchant = needs.merchants.byCode(row.merchant);
    return merchant ? approversNeeded(merchant, row.amountMinor) : 1;
  };

  needs.consoleRoutes.handle(getConsoleWithdrawals, async ({ request }) => {
    const rows = await readWithdrawals(
      needs,
      ...pageOf(
        [
          ...moneyConditions(columns, request),
          ['w.status = any(?::text[])', request.status],
          [
            'exists (select 1 from withdrawal_part p where p.withdrawal_id = w.id and p.status = any(?::text[]))',
            request.payment,
          ],
        ],
        `case when w.status in ('requested', 'pending_review', 'approved', 'submitted') then w.id end nulls last, w.id desc`,
        request,
      ),
    );
    const members = [...new Set(rows.map(({ memberId }) => memberId))];
    const [accounts, claims] = await Promise.all([
      readBankAccounts(needs, 'a.member_id = any($1::bigint[])', [members]),
      openClaims(needs.db, members),
    ]);
    return {
      total: rows[0]?.total ?? 0,
      list: rows.map((row) => ({
        ...requestFields(needs, row),
        status: row.status,
        bankCode: row.bankCode,
        accountNumber: row.accountNumber,
        accountHolder: row.accountHolder,
        accounts: accounts
          .filter(({ memberId }) => memberId === row.memberId)
          .map((account) => wireAccount(account, row)),
        timeline: [...row.timeline],
        paidMinor: row.paidMinor,
        returnedMinor: row.returnedMinor,
        payments: row.payments.map(({ timeline, proofs, ...rest }) => ({
          ...rest,
          timeline: [...timeline],
          proofs: [...proofs],
        })),
        approversNeeded: needed(row),
        approvals: [...row.approvals],
        claimMinor: claims.get(row.memberId) ?? 0,
        notes: [...row.notes],
      })),
    };
  });

  needs.consoleRoutes.handle(getConsolePaymentProof, ({ request: { id } }) => sentProof(needs, id));
}

type Detail = Readonly<Record<string, unknown>>;

/** Runs a step and writes its audit entry in one transaction: neither is stored without the other. */
function stepWith(needs: BackOfficeNeeds) {
  return (
    withdrawalId: number,
    operator: string,
    detail: Detail,
    step: () => Promise<AuditAction | null>,
  ): Promise<{ isChanged: boolean; action: AuditAction | null }> =>
    needs.db.transaction(async () => {
      const action = await step();
      if (action) {
        const { merchant } = one(await readWithdrawals(needs, 'w.id = $1', [withdrawalId]));
        await writeAuditEntry(needs, {
          operator,
          action,
          merchant,
          detail: { id: String(withdrawalId), ...detail },
        });
      }
      return { isChanged: action !== null, action };
    });
}

function answerReview(needs: BackOfficeNeeds): void {
  const step = stepWith(needs);
  const move = async (id: string, to: 'rejected' | 'failed', operator: string, reasonCode: string) => {
    const { isChanged } = await step(Number(id), operator, { reasonCode }, async () =>
      (await moveWithdrawal(needs, Number(id), to, operator, reasonCode)) ? `withdrawal.${to}` : null,
    );
    return { isChanged };
  };

  needs.consoleRoutes.handle(approveWithdrawalCall, async ({ request: { id }, operator }) => {
    const { isChanged, action } = await step(Number(id), operator, { reasonCode: null }, async () => {
      const approval = await approveWithdrawal(needs, Number(id), operator);
      if (approval === 'unchanged') return null;
      return approval === 'first' ? 'withdrawal.first-approved' : 'withdrawal.approved';
    });
    await advancePayouts(needs);
    return { isChanged, ...(action === 'withdrawal.first-approved' ? { isWaiting: true } : {}) };
  });
  needs.consoleRoutes.handle(rejectWithdrawal, ({ request: { id, reasonCode }, operator }) =>
    move(id, 'rejected', operator, reasonCode),
  );
  needs.consoleRoutes.handle(failWithdrawal, ({ request: { id, reasonCode }, operator }) =>
    move(id, 'failed', operator, reasonCode),
  );
  needs.consoleRoutes.handle(noteWithdrawal, async ({ request: { id, text }, operator }) => {
    const { isChanged } = await step(Number(id), operator, { text }, async () => {
      const stored = await needs.db.query<{ merchant: string }>(
        `with noted as (insert into withdrawal_note (withdrawal_id, operator, text, at)
           select id, $2, $3, $4 from withdrawal where id = $1 returning withdrawal_id)
         select w.merchant, notify_console('withdrawal-changed', w.merchant, w.id) from noted n join withdrawal w on w.id = n.withdrawal_id`,
        [Number(id), operator, text, needs.clock.now()],
      );
      if (stored.length === 0) throw new Refusal(404, 'withdrawal.unknown');
      return 'withdrawal.noted';
    });
    return { isChanged };
  });
}

function answerPayments(needs: BackOfficeNeeds): void {
  const step = stepWith(needs);

  needs.consoleRoutes.handle(completeWithdrawal, async ({ request: { id }, operator }) => {
    const { isChanged } = await step(Number(id), operator, { reasonCode: null }, async () =>
      (await payWithdrawal(needs, Number(id), { actor: operator })) ? 'withdrawal.completed' : null,
    );
    return { isChanged };
  });
  needs.consoleRoutes.handle(payWithdrawalPart, async ({ request: { id, requestId, amountMinor }, operator }) => {
    const { isChanged } = await step(Number(id), operator, { amountMinor }, async () =>
      (await payWithdrawal(needs, Number(id), { actor: operator, requestId, amountMinor }))
        ? 'withdrawal.part-paid'
        : null,
    );
    return { isChanged };
  });

  const settle = async (
    id: string,
    operator: string,
    reasonCode: string,
    [to, by, action]: readonly ['received', 'operator', AuditAction] | readonly ['returned', null, AuditAction],
  ) => {
    const rows = await needs.db.query<{ withdrawalId: number }>(
      'select withdrawal_id as "withdrawalId" from withdrawal_part where id = $1',
      [Number(id)],
    );
    if (!rows[0]) throw new Refusal(404, 'withdrawal.part.unknown');
    const { isChanged } = await step(rows[0].withdrawalId, operator, { payment: id, reasonCode }, async () =>
      (await settlePayment(needs, Number(id), { to, by, actor: operator, reasonCode })) ? action : null,
    );
    return { isChanged };
  };
  needs.consoleRoutes.handle(forceReceipt, ({ request: { id, reasonCode }, operator }) =>
    settle(id, operator, reasonCode, ['received', 'operator', 'withdrawal.receipt-forced']),
  );
  needs.consoleRoutes.handle(returnPayment, ({ request: { id, reasonCode }, operator }) =>
    settle(id, operator, reasonCode, ['returned', null, 'withdrawal.payment-returned']),
  );
}

export function answerWithdrawals(needs: BackOfficeNeeds): void {
  answerQueue(needs);
  answerReview(needs);
  answerPayments(needs);
}
