import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { money, queueFields } from './console-fields.ts';

/** What `GET /console-api/events` (server-sent events) tells: something changed, look again. */
export const consoleEvent = v.object({
  type: v.picklist([
    'deposit-changed',
    'withdrawal-changed',
    'stuck-bet-changed',
    'outbox-changed',
    'merchant-changed',
    'clock-changed',
  ]),
  merchant: v.optional(v.string()),
  id: v.optional(v.number()),
});
export type ConsoleEvent = v.InferOutput<typeof consoleEvent>;

/** What stands open, per merchant. */
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
        /** Waiting for a decision. */
        withdrawalsToReview: v.number(),
        /** Given to the bank and not yet confirmed. */
        withdrawalsAtBank: v.number(),
        /** Lottery bets that could not be settled. */
        stuckBets: v.number(),
        /** Play money of all players, without what is set aside. */
        playerCash: money,
        setAside: money,
      }),
    ),
  }),
});

/** The ways on which something leaves the house. */
export const outboxChannels = ['sms', 'email', 'bank'] as const;

/** What left the house, newest first. */
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

/** Adds the books up anew; in order when the sum is 0 and every list is empty. */
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
