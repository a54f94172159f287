import {
  type AuditAction,
  actOnSandboxOrder,
  decideConsolePayment,
  getConsoleClaims,
  getConsolePayments,
  getPaymentDifferences,
  getSandboxOrders,
  runReconciliation,
  settleConsoleClaim,
} from '@tessera/shared/wire/console';
import {
  actOnOrder,
  decidePayment,
  isProvided,
  type PaymentProvider,
  readClaims,
  readDifferences,
  readPayments,
  readSandboxOrders,
  reconcilePayments,
  sendDueCallbacks,
  settleClaim,
} from '../domains/cashier/index.ts';
import { writeAuditEntry } from './audit-log.ts';
import { moneyOf } from './money-of.ts';
import type { BackOfficeNeeds } from './needs.ts';
import { moneyConditions, pageOf } from './queue-filter.ts';

function known(provider: string): PaymentProvider {
  if (!isProvided(provider)) throw new Error(`There is no provider "${provider}".`);
  return provider;
}

const paymentColumns = {
  ...{ merchant: 'p.merchant', at: 'p.at', amountMinor: 'p.amount_minor' },
  texts: ['m.username', 'd.reference', 'p.provider_reference', 'p.payer_name'],
};
const claimColumns = {
  ...{ merchant: 'c.merchant', at: 'c.at', amountMinor: 'c.amount_minor' },
  texts: ['m.username', 'c.reference', 'd.reference'],
};

/** What providers reported: the queue of those that wait for a person, and all of them. */
function answerReports(needs: BackOfficeNeeds): void {
  needs.consoleRoutes.handle(getConsolePayments, async ({ request }) => {
    const isReview = request.view === 'review';
    const rows = await readPayments(
      needs.db,
      ...pageOf(
        [
          ...moneyConditions(paymentColumns, request),
          ['p.status = ?', isReview ? 'review' : request.status],
          ['p.provider = ?', request.provider],
        ],
        isReview ? 'p.id' : 'p.id desc',
        request,
      ),
    );
    return {
      total: rows[0]?.total ?? 0,
      list: rows.map((row) => ({
        id: String(row.id),
        merchant: row.merchant,
        provider: known(row.provider),
        reference: row.providerReference,
        depositReference: row.depositReference,
        username: row.username,
        money: moneyOf(needs, row.merchant, row.amountMinor),
        announcedMinor: row.announcedMinor,
        payerName: row.payerName,
        depositorName: row.depositorName,
        confirmations: row.confirmations,
        status: row.status,
        reasonCode: row.reasonCode,
        atMs: row.at.getTime(),
        decidedAtMs: row.decidedAt?.getTime() ?? null,
      })),
    };
  });

  // A decision and its audit entry are one transaction: neither is stored without the other.
  needs.consoleRoutes.handle(decideConsolePayment, ({ request: { id, to }, operator }) =>
    needs.db.transaction(async () => {
      const payment = await decidePayment(needs, Number(id), to, operator);
      if (!payment) return { isChanged: false };
      const { merchant, reasonCode, depositReference } = payment;
      const detail = { id, reasonCode, deposit: depositReference };
      await writeAuditEntry(needs, { operator, action: `payment.${to}`, merchant, detail });
      return { isChanged: true };
    }),
  );
}

/** What members owe after reversals. */
function answerClaims(needs: BackOfficeNeeds): void {
  needs.consoleRoutes.handle(getConsoleClaims, async ({ request }) => {
    const rows = await readClaims(
      needs,
      ...pageOf(
        [
          ...moneyConditions(claimColumns, request),
          ["case when c.open_minor > 0 then 'open' else 'closed' end = ?", request.state],
        ],
        'c.open_minor = 0, c.id desc',
        request,
      ),
    );
    return {
      total: rows[0]?.total ?? 0,
      list: rows.map((row) => ({
        id: String(row.id),
        merchant: row.merchant,
        username: row.username,
        reference: row.reference,
        money: moneyOf(needs, row.merchant, row.amountMinor),
        openMinor: row.openMinor,
        atMs: row.at.getTime(),
        closedAtMs: row.closedAt?.getTime() ?? null,
      })),
    };
  });

  needs.consoleRoutes.handle(settleConsoleClaim, ({ request: { id, how }, operator }) =>
    needs.db.transaction(async () => {
      const amountMinor = await settleClaim(needs, Number(id), how, operator);
      if (amountMinor === 0) return { isChanged: false, amountMinor };
      const [claim] = await readClaims(needs, 'c.id = $1', [Number(id)]);
      const action: AuditAction = how === 'collect' ? 'claim.collected' : 'claim.written-off';
      await writeAuditEntry(needs, {
        operator,
        action,
        merchant: claim?.merchant ?? null,
        detail: { id, amountMinor },
      });
      return { isChanged: true, amountMinor };
    }),
  );
}

/** What the reconciliation found, and a run on demand. */
function answerDifferences(needs: BackOfficeNeeds): void {
  needs.consoleRoutes.handle(getPaymentDifferences, async ({ request: { page, pageSize, merchant } }) => {
    const rows = await readDifferences(needs, { merchant: merchant ?? null, page, pageSize });
    return {
      total: rows[0]?.total ?? 0,
      list: rows.map((row) => ({
        id: String(row.id),
        merchant: row.merchant,
        provider: row.provider,
        kind: row.kind,
        reference: row.reference,
        theirs: moneyOf(needs, row.merchant, row.theirsMinor),
        ours: moneyOf(needs, row.merchant, row.oursMinor),
        foundAtMs: row.foundAt.getTime(),
        closedAtMs: row.closedAt?.getTime() ?? null,
      })),
    };
  });

  needs.consoleRoutes.handle(runReconciliation, async ({ operator }) => {
    const open = await reconcilePayments(needs);
    await writeAuditEntry(needs, { operator, action: 'payments.reconciled', merchant: null, detail: { open } });
    return { open };
  });
}

/** The sandbox's providers, which do what the console says. */
function answerSandbox(needs: BackOfficeNeeds): void {
  needs.consoleRoutes.handle(getSandboxOrders, async ({ request: { page, pageSize, merchant } }) => {
    const rows = await readSandboxOrders(needs, { merchant: merchant ?? null, page, pageSize });
    return {
      total: rows[0]?.total ?? 0,
      list: rows.map(({ amountMinor, payBy, at, total: _, ...row }) => ({
        ...row,
        money: moneyOf(needs, row.merchant, amountMinor),
        payByMs: payBy.getTime(),
        atMs: at.getTime(),
      })),
    };
  });

  needs.consoleRoutes.handle(actOnSandboxOrder, async ({ request: { provider, reference, act }, operator }) => {
    await needs.db.transaction(async () => {
      const merchant = await actOnOrder(needs, provider, reference, act);
      const detail = { provider, reference, act };
      await writeAuditEntry(needs, { operator, action: 'sandbox.payment', merchant, detail });
    });
    await sendDueCallbacks(needs);
    return null;
  });
}

export function answerPayments(needs: BackOfficeNeeds): void {
  answerReports(needs);
  answerClaims(needs);
  answerDifferences(needs);
  answerSandbox(needs);
}
