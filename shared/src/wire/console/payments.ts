import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { filledText, pageFields, shortText, wholeNumber } from '../fields.ts';
import { depositMethodIds } from '../wallet/deposit-methods.ts';
import { idParameter, money, moneyQueueFields, queueFields, stepTaken } from './console-fields.ts';

/** Providers of payments. */
export const consoleProviders = ['ewallet', 'coin'] as const;

export const reportedPaymentStatuses = ['confirming', 'credited', 'review', 'returned', 'reversed'] as const;

const payment = v.object({
  id: v.string(),
  merchant: v.string(),
  provider: v.picklist(consoleProviders),
  /** The provider's own. */
  reference: v.string(),
  /** Null for a payment whose order is unknown. */
  depositReference: v.nullable(v.string()),
  username: v.nullable(v.string()),
  money,
  /** What was asked for. */
  announcedMinor: v.nullable(v.number()),
  payerName: v.string(),
  depositorName: v.nullable(v.string()),
  confirmations: v.number(),
  status: v.picklist(reportedPaymentStatuses),
  reasonCode: v.nullable(v.string()),
  atMs: v.number(),
  decidedAtMs: v.nullable(v.number()),
});
export type ReportedPayment = v.InferOutput<typeof payment>;

/** Payments that providers reported: those that wait for a person, oldest first, or all, newest first. */
export const getConsolePayments = defineEndpoint({
  name: 'console.payments',
  method: 'GET',
  path: '/console-api/payments',
  module: null,
  token: 'required',
  request: v.object({
    ...moneyQueueFields,
    view: v.picklist(['review', 'all']),
    status: v.optional(v.picklist(reportedPaymentStatuses)),
    provider: v.optional(v.picklist(consoleProviders)),
  }),
  answer: v.object({ total: v.number(), list: v.array(payment) }),
});

/** Credits a payment in review, or gives it back. Refusals: `payment.unknown`, `payment.state.not.allowed`, `payment.order.unknown`. */
export const decideConsolePayment = defineEndpoint({
  name: 'console.decide-payment',
  method: 'POST',
  path: '/console-api/payments/:id/decide',
  module: null,
  token: 'required',
  request: v.object({ ...idParameter.entries, to: v.picklist(['credited', 'returned']) }),
  answer: stepTaken,
});

export const claimStates = ['open', 'closed'] as const;

const claim = v.object({
  id: v.string(),
  merchant: v.string(),
  username: v.string(),
  reference: v.string(),
  money,
  openMinor: v.number(),
  atMs: v.number(),
  closedAtMs: v.nullable(v.number()),
});
export type ConsoleClaim = v.InferOutput<typeof claim>;

/** What members owe after credited payments were reversed; open ones first. */
export const getConsoleClaims = defineEndpoint({
  name: 'console.payment-claims',
  method: 'GET',
  path: '/console-api/payment-claims',
  module: null,
  token: 'required',
  request: v.object({ ...moneyQueueFields, state: v.optional(v.picklist(claimStates)) }),
  answer: v.object({ total: v.number(), list: v.array(claim) }),
});

/** Collects as much as there is cash for, or writes the rest off. Refusal: `claim.unknown`. */
export const settleConsoleClaim = defineEndpoint({
  name: 'console.settle-claim',
  method: 'POST',
  path: '/console-api/payment-claims/:id/settle',
  module: null,
  token: 'required',
  request: v.object({ ...idParameter.entries, how: v.picklist(['collect', 'write-off']) }),
  answer: v.object({ isChanged: v.boolean(), amountMinor: v.number() }),
});

/** How the provider's record, the payments and the ledger may differ. */
export const differenceKinds = [
  'callback.lost',
  'payment.missing',
  'amount.differs',
  'state.differs',
  'ledger.differs',
] as const;

/** What the reconciliation found; open ones first. */
export const getPaymentDifferences = defineEndpoint({
  name: 'console.payment-differences',
  method: 'GET',
  path: '/console-api/payment-differences',
  module: null,
  token: 'required',
  request: v.object(queueFields),
  answer: v.object({
    total: v.number(),
    list: v.array(
      v.object({
        id: v.string(),
        merchant: v.string(),
        provider: v.picklist(consoleProviders),
        kind: v.picklist(differenceKinds),
        reference: v.string(),
        theirs: money,
        ours: money,
        foundAtMs: v.number(),
        /** Null while it still differs. */
        closedAtMs: v.nullable(v.number()),
      }),
    ),
  }),
});

/** Compares the providers' records with ours now; otherwise it runs every five minutes. */
export const runReconciliation = defineEndpoint({
  name: 'console.reconcile-payments',
  method: 'POST',
  path: '/console-api/payment-differences/find',
  module: null,
  token: 'required',
  request: v.object({}),
  answer: v.object({ open: v.number() }),
});

/** What a provider of the sandbox can be made to do with an order. */
export const sandboxActs = [
  'pay',
  'less',
  'more',
  'other-name',
  'late',
  'double',
  'lose',
  'reverse',
  'tamper',
] as const;
export type SandboxAct = (typeof sandboxActs)[number];

const sandboxOrder = v.object({
  merchant: v.string(),
  provider: v.picklist(consoleProviders),
  reference: v.string(),
  depositReference: v.string(),
  username: v.string(),
  money,
  /** Hundredths of a play coin, else null. */
  coinCents: v.nullable(v.number()),
  payByMs: v.number(),
  atMs: v.number(),
  paid: v.number(),
  reversed: v.number(),
  /** Callbacks that are still to be sent. */
  waiting: v.number(),
});
export type SandboxOrder = v.InferOutput<typeof sandboxOrder>;

/** Orders at the sandbox's providers, newest first. */
export const getSandboxOrders = defineEndpoint({
  name: 'console.sandbox-orders',
  method: 'GET',
  path: '/console-api/sandbox-orders',
  module: null,
  token: 'required',
  request: v.object(queueFields),
  answer: v.object({ total: v.number(), list: v.array(sandboxOrder) }),
});

/** Lets the provider act. Refusals: `sandbox.order.unknown`, `sandbox.payment.unpaid`. */
export const actOnSandboxOrder = defineEndpoint({
  name: 'console.act-on-sandbox-order',
  method: 'POST',
  path: '/console-api/sandbox-orders/:provider/:reference/act',
  module: null,
  token: 'required',
  request: v.object({ provider: v.picklist(consoleProviders), reference: shortText(60), act: v.picklist(sandboxActs) }),
  answer: v.null(),
});

const batch = v.object({
  id: v.string(),
  merchant: v.string(),
  money,
  count: v.number(),
  redeemed: v.number(),
  note: v.string(),
  expiresAtMs: v.number(),
  madeAtMs: v.number(),
  madeBy: v.string(),
  isVoid: v.boolean(),
});
export type VoucherBatch = v.InferOutput<typeof batch>;

/** Batches of vouchers, newest first. */
export const getVoucherBatches = defineEndpoint({
  name: 'console.voucher-batches',
  method: 'GET',
  path: '/console-api/voucher-batches',
  module: null,
  token: 'required',
  request: v.object({ ...pageFields, merchant: v.optional(shortText(40)) }),
  answer: v.object({ total: v.number(), list: v.array(batch) }),
});

/** Makes vouchers; their codes are answered here and never again. Refusal: `merchant.unknown`. */
export const makeVoucherBatch = defineEndpoint({
  name: 'console.make-voucher-batch',
  method: 'POST',
  path: '/console-api/voucher-batches',
  module: null,
  token: 'required',
  request: v.object({
    merchant: filledText(40),
    amountMinor: wholeNumber(1, 1_000_000_000_000),
    count: wholeNumber(1, 1000),
    days: wholeNumber(1, 730),
    note: shortText(140),
  }),
  answer: v.object({ id: v.string(), codes: v.array(v.string()) }),
});

/** Ends the codes of a batch that were not redeemed. Refusal: `voucher.batch.unknown`. */
export const voidVoucherBatch = defineEndpoint({
  name: 'console.void-voucher-batch',
  method: 'POST',
  path: '/console-api/voucher-batches/:id/void',
  module: null,
  token: 'required',
  request: idParameter,
  answer: stepTaken,
});

/** Settings of one way to deposit; amounts in minor units. */
export const depositMethodSettings = v.pipe(
  v.object({
    isOn: v.boolean(),
    minimumMinor: wholeNumber(1, 1_000_000_000_000),
    maximumMinor: wholeNumber(1, 1_000_000_000_000),
    feeBasisPoints: wholeNumber(0, 2000),
    expectedMinutes: wholeNumber(1, 10_080),
    payWithinMinutes: wholeNumber(0, 10_080),
    rateMinor: wholeNumber(0, 1_000_000_000),
  }),
  v.check(({ minimumMinor, maximumMinor }) => minimumMinor <= maximumMinor),
);
export const depositMethodsPart = v.object(v.entriesFromList(depositMethodIds, depositMethodSettings));
