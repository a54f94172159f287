import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { money, queueFields } from './console-fields.ts';

/** Events of `GET /console-api/events` (server-sent events): something changed, fetch again. */
export const consoleEvent = v.object({
  type: v.picklist([
    'application-changed',
    'campaign-changed',
    'deposit-changed',
    'withdrawal-changed',
    'stuck-bet-changed',
    'void-issue-changed',
    'vendor-transfer-changed',
    'outbox-changed',
    'support-changed',
    'merchant-changed',
    'clock-changed',
  ]),
  merchant: v.optional(v.string()),
  id: v.optional(v.number()),
});
export type ConsoleEvent = v.InferOutput<typeof consoleEvent>;

/** Open items per merchant. */
export const getOverview = defineEndpoint({
  name: 'console.overview',
  method: 'GET',
  path: '/console-api/overview',
  module: null,
  token: 'required',
  request: v.object({}),
  answer: v.object({
    serverTimeMs: v.number(),
    merchants: v.array(
      v.object({
        code: v.string(),
        name: v.string(),
        systemStatus: v.picklist([0, 1, 2]),
        members: v.number(),
        openSessions: v.number(),
        pendingDeposits: v.number(),
        /** Reported by providers and waiting for a person, and open claims. */
        paymentsToDecide: v.number(),
        /** Waiting for a decision. */
        withdrawalsToReview: v.number(),
        /** Submitted to the bank and not confirmed yet. */
        withdrawalsAtBank: v.number(),
        /** Payments that their players miss. */
        disputedPayments: v.number(),
        /** Applications for promotions that wait for a decision. */
        pendingApplications: v.number(),
        /** Redemptions of points that wait for a decision. */
        redemptionsToReview: v.number(),
        /** Lottery bets that could not be settled. */
        stuckBets: v.number(),
        /** Play money of all players, without money held for withdrawals. */
        playerCash: money,
        setAside: money,
      }),
    ),
  }),
});

/** The outbox's channels. */
export const outboxChannels = ['sms', 'email', 'bank'] as const;

/** Messages and transfers, newest first. */
export const getOutbox = defineEndpoint({
  name: 'console.outbox',
  method: 'GET',
  path: '/console-api/outbox',
  module: null,
  token: 'required',
  request: v.object({ ...queueFields, channel: v.optional(v.picklist(outboxChannels)) }),
  answer: v.object({
    total: v.number(),
    list: v.array(
      v.object({
        id: v.string(),
        merchant: v.string(),
        channel: v.picklist(outboxChannels),
        recipient: v.string(),
        subject: v.string(),
        body: v.string(),
        /** Amount of a bank transfer, else null. */
        money: v.nullable(v.object({ amountMinor: v.number(), currency: v.string() })),
        atMs: v.number(),
      }),
    ),
  }),
});

/** What the console does and records; each has a message there. */
export const auditActions = [
  'deposit.approved',
  'deposit.rejected',
  'payment.credited',
  'payment.returned',
  'claim.collected',
  'claim.written-off',
  'payments.reconciled',
  'sandbox.payment',
  'voucher.made',
  'voucher.voided',
  'lottery-number.blocked',
  'lottery-number.unblocked',
  'lottery-issue.voided',
  'withdrawal.approved',
  'withdrawal.rejected',
  'withdrawal.completed',
  'withdrawal.failed',
  'withdrawal.first-approved',
  'withdrawal.part-paid',
  'withdrawal.receipt-forced',
  'withdrawal.payment-returned',
  'withdrawal.noted',
  'member.break-added',
  'member.club-rank',
  'member.club-rank-ended',
  'member.moved',
  'member.session-ended',
  'member.noted',
  'application.granted',
  'application.rejected',
  'promotion.written',
  'promotion.changed',
  'promotion.stopped',
  'promotion.budget',
  'raffle.published',
  'raffle.cancelled',
  'envelopes.published',
  'envelopes.cancelled',
  'redemption.approved',
  'redemption.rejected',
  'points.rules',
  'reward.added',
  'reward.offered',
  'reward.stock',
  'vip.levels',
  'mission.added',
  'mission.changed',
  'mission.budget',
  'tournament.published',
  'tournament.cancelled',
  'tournament.stopped',
  'referral.rules',
  'referral.budget',
  'campaign.sent',
  'campaign.stopped',
  'notice.published',
  'notice.ended',
  'merchant.settings',
  'merchant.odds',
  'merchant.switches',
  'merchant.languages',
  'merchant.status',
  'merchant.create',
  'account.create',
  'games.import',
  'lottery-bet.settle-again',
  'lottery-bet.returned',
  'vendor-transfer.asked',
  'vendor.conduct',
  'test-vendor.switched',
  'test-vendor.away',
  'test-vendor.bet',
  'test-vendor.round',
  'test-vendor.sent',
  'support.answered',
  'support.closed',
  'clock.advance',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What operators did at the console, newest first. */
export const getAuditLog = defineEndpoint({
  name: 'console.audit-log',
  method: 'GET',
  path: '/console-api/audit-log',
  module: null,
  token: 'required',
  request: v.object(queueFields),
  answer: v.object({
    total: v.number(),
    list: v.array(
      v.object({
        id: v.string(),
        operator: v.string(),
        /** What was done, such as `deposit.approved`; a later release may have stored others than `auditActions`. */
        action: v.string(),
        /** Null for what belongs to no merchant, or to all. */
        merchant: v.nullable(v.string()),
        detail: v.record(v.string(), v.unknown()),
        atMs: v.number(),
      }),
    ),
  }),
});

/** Sums the ledger; it is correct if the sum is 0 and every list is empty. */
export const checkLedger = defineEndpoint({
  name: 'console.check-ledger',
  method: 'GET',
  path: '/console-api/ledger/check',
  module: null,
  token: 'required',
  request: v.object({}),
  answer: v.object({
    isInOrder: v.boolean(),
    movements: v.number(),
    entries: v.number(),
    accounts: v.number(),
    sumMinor: v.number(),
    balanceDifferences: v.array(
      v.object({ accountId: v.number(), balanceMinor: v.number(), entriesMinor: v.number() }),
    ),
    unbalancedMovements: v.array(v.number()),
    incompleteMovements: v.array(v.number()),
    negativeAccounts: v.array(v.number()),
  }),
});
