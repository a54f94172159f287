import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { rowId } from '../fields.ts';
import type { MoneyCodec } from '../money-codec.ts';

/** Where a raffle is: announced, giving tickets, waiting for its draw, drawn. */
export const raffleStages = ['coming', 'open', 'closed', 'drawn'] as const;
/** What a raffle is to its member. */
export const raffleStatuses = ['not-drawn', 'won', 'not-won', 'claimed'] as const;

const prizeRow = (m: MoneyCodec) => v.object({ count: v.number(), amount: m.amount });

const raffle = (m: MoneyCodec) =>
  v.object({
    id: v.number(),
    title: v.string(),
    detail: v.string(),
    stage: m.named(v.picklist(raffleStages)),
    status: m.named(v.picklist(raffleStatuses)),
    opensAtMs: v.number(),
    closesAtMs: v.number(),
    drawsAtMs: v.number(),
    /** What brings tickets: settled bets of so much in these products, a day with one, a day that was signed in. */
    ways: v.object({
      perStake: v.nullable(m.amount),
      products: v.array(v.string()),
      isPerDay: v.boolean(),
      isPerSignIn: v.boolean(),
    }),
    /** The most tickets of one member. */
    maximum: v.number(),
    /** In the order in which they are drawn. */
    prizes: v.array(prizeRow(m)),
    /** Stands for the member in the published list. */
    code: v.string(),
    tickets: v.number(),
    /** From the close on: the number of the member's first ticket, and how many tickets there are. */
    firstTicket: v.nullable(v.number()),
    allTickets: v.nullable(v.number()),
    /** What the member has won, in all. */
    won: v.nullable(m.amount),
    claimUntilMs: v.nullable(v.number()),
    /** Masked; `player` is null where somebody does not want to be named. */
    winners: v.array(v.object({ player: v.nullable(v.string()), ticket: v.number(), amount: m.amount })),
  });

/** The raffles of the merchant with the member's tickets, the newest first. Refusal: `account.trial`. */
export const getRaffles = defineEndpoint({
  name: 'promotions.raffle-status',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRafflePromotionStatus',
  module: 'REWCEN3',
  token: 'required',
  request: v.object({}),
  answer: (m) => v.object({ list: m.rows(raffle(m)) }),
});

/**
 * Credits all that the member has won in a raffle; repeating it changes nothing. Refusals: `raffle.unknown`, `raffle.not.won`,
 * `account.trial`, `account.blocked`.
 */
export const claimRaffle = defineEndpoint({
  name: 'promotions.claim-raffle',
  method: 'POST',
  path: '/wps/relay/MCS2_claimRafflePromotion',
  module: 'REWCEN3',
  token: 'required',
  request: v.object({ id: rowId }),
  answer: (m) => v.object({ amount: m.amount }),
});

/**
 * All that is needed to draw a raffle again; seed and winners are null before the draw. Refusals: `raffle.unknown`,
 * `request.too.frequent`. The path is ours.
 */
export const getRaffleProof = defineEndpoint({
  name: 'promotions.raffle-proof',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRaffleProof',
  module: 'REWCEN3',
  token: 'none',
  request: v.object({ id: rowId }),
  answer: (m) =>
    v.object({
      merchant: v.string(),
      id: v.number(),
      title: v.string(),
      publishedAtMs: v.number(),
      opensAtMs: v.number(),
      closesAtMs: v.number(),
      drawsAtMs: v.number(),
      /** Whether the hash of the seed was published before the raffle opened; the demo's past raffles were filled in later. */
      isCommittedBefore: v.boolean(),
      commitment: v.string(),
      seed: v.nullable(v.string()),
      /** From the close on. */
      listHash: v.nullable(v.string()),
      lines: v.array(v.object({ code: v.string(), tickets: v.number() })),
      prizes: v.array(prizeRow(m)),
      /** Numbers of the tickets that won, in the order of the prizes. */
      winners: v.nullable(v.array(v.number())),
      /** Masked names of the winners in the same order; null for who does not want to be named. */
      players: v.array(v.nullable(v.string())),
    }),
});
