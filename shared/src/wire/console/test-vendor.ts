import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { filledText, shortText, wholeNumber } from '../fields.ts';
import { money, queueFields, stepTaken } from './console-fields.ts';

const amountMinor = wholeNumber(0, 1_000_000_000_000);

/** The products that the test vendor has a game of. */
const testProducts = ['LIVE', 'FISH', 'SPORTS', 'PVP', 'ESPORTS'] as const;

/** The games of the test vendor, the merchants that take its rounds, and whether it is away. */
export const getTestVendor = defineEndpoint({
  name: 'console.test-vendor',
  method: 'GET',
  path: '/console-api/test-vendor',
  module: null,
  token: 'required',
  request: v.object({}),
  answer: v.object({
    isAway: v.boolean(),
    /** Calls that are held back until they are sent. */
    held: v.number(),
    games: v.array(v.object({ code: v.string(), product: v.picklist(testProducts) })),
    merchants: v.array(v.object({ code: v.string(), name: v.string(), currency: v.string(), isOn: v.boolean() })),
  }),
});

/** Lets the test vendor book rounds for a merchant's members, or ends that. Refusal: `merchant.unknown`. */
export const switchTestVendor = defineEndpoint({
  name: 'console.switch-test-vendor',
  method: 'PUT',
  path: '/console-api/test-vendor/merchants/:merchant',
  module: null,
  token: 'required',
  request: v.object({ merchant: shortText(40), isOn: v.boolean() }),
  answer: stepTaken,
});

/** While the vendor is away it sends nothing and gives no answer. */
export const setTestVendorAway = defineEndpoint({
  name: 'console.test-vendor-away',
  method: 'PUT',
  path: '/console-api/test-vendor/away',
  module: null,
  token: 'required',
  request: v.object({ isAway: v.boolean() }),
  answer: stepTaken,
});

/** How a call is sent: once, two copies at the same time, or held back until the console sends what is held. */
export const testDeliveries = ['once', 'twice', 'held'] as const;
export type TestDelivery = (typeof testDeliveries)[number];

/**
 * Bets for a member who is signed in. Refusals: `merchant.unknown`, `member.unknown`, `game.unknown`, `vendor.away`,
 * `test.vendor.off`, `test.vendor.signed.out`.
 */
export const placeTestBet = defineEndpoint({
  name: 'console.place-test-bet',
  method: 'POST',
  path: '/console-api/test-rounds',
  module: null,
  token: 'required',
  request: v.object({
    merchant: filledText(40),
    username: filledText(64),
    code: filledText(24),
    stakeMinor: wholeNumber(1, 1_000_000_000_000),
    delivery: v.picklist(testDeliveries),
  }),
  answer: v.object({ roundId: v.string() }),
});

/** What the vendor can say about a round: a part of the win, the result, a cash-out, another result, or that it is void. */
export const testRoundActs = ['part', 'settle', 'cash-out', 'resettle', 'void'] as const;
export type TestRoundAct = (typeof testRoundActs)[number];

const testRound = v.object({
  roundId: v.string(),
  merchant: v.string(),
  username: v.string(),
  product: v.picklist(testProducts),
  money,
  payoutMinor: v.number(),
  /** `asked`: the bet has no answer yet. */
  state: v.picklist(['asked', 'refused', 'open', 'settled', 'void']),
  placedAtMs: v.number(),
  calls: v.array(
    v.object({
      operation: v.string(),
      amountMinor: v.number(),
      /** The wallet's status; null without an answer. */
      answer: v.nullable(v.string()),
      isHeld: v.boolean(),
      timesSent: v.number(),
    }),
  ),
});
export type TestRound = v.InferOutput<typeof testRound>;

/** The vendor's rounds, newest first. */
export const getTestRounds = defineEndpoint({
  name: 'console.test-rounds',
  method: 'GET',
  path: '/console-api/test-rounds',
  module: null,
  token: 'required',
  request: v.object(queueFields),
  answer: v.object({ total: v.number(), list: v.array(testRound) }),
});

/** `amountMinor` is what is paid: the part, or all of it. Refusals: `round.unknown`, `test.round.ended`. */
export const actOnTestRound = defineEndpoint({
  name: 'console.act-on-test-round',
  method: 'POST',
  path: '/console-api/test-rounds/:roundId/act',
  module: null,
  token: 'required',
  request: v.object({
    roundId: v.pipe(v.string(), v.uuid()),
    act: v.picklist(testRoundActs),
    amountMinor,
    delivery: v.picklist(testDeliveries),
  }),
  answer: v.null(),
});

/** Sends the calls that are held back, as they were made or the newest first. */
export const sendTestCalls = defineEndpoint({
  name: 'console.send-test-calls',
  method: 'POST',
  path: '/console-api/test-vendor/send',
  module: null,
  token: 'required',
  request: v.object({ order: v.picklist(['made', 'newest-first']) }),
  answer: v.object({ sent: v.number() }),
});
