import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { filledText, pageFields, shortText, timestampMs, wholeNumber } from '../fields.ts';
import { gameCategory } from '../games/game-fields.ts';
import { idParameter, stepTaken } from './console-fields.ts';

const amountMinor = wholeNumber(1, 1_000_000_000_000);
const text = v.object({ title: filledText(60), detail: filledText(400) });

/** Title and detail in every language; Korean and English are needed, English is shown where another one lacks. */
export const drawTexts = v.object({
  KO: text,
  EN: text,
  VI: v.optional(text),
  TH: v.optional(text),
  CN: v.optional(text),
  JA: v.optional(text),
});
export type DrawTexts = v.InferOutput<typeof drawTexts>;

/** Most prizes of a raffle, and envelopes of a drop. */
export const rafflePrizesMaximum = 200;
export const envelopesMaximum = 100_000;
/** Between the close of a raffle and its draw, so that the list of tickets is public for a while before. */
export const drawDelayMs = 30 * 60_000;
/** The shortest drop: nobody has to be fast. */
export const shortestDropMs = 30 * 60_000;

/** How tickets come, and what they can win. Amounts are minor units. */
export const raffleRules = v.object({
  /** One ticket for each full amount of settled bets in these products; null is no such ticket. */
  ticketStakeMinor: v.nullable(amountMinor),
  products: v.array(gameCategory),
  /** One for each day with a settled bet in these products. */
  isPerDay: v.boolean(),
  /** One for each completed daily sign-in. */
  isPerSignIn: v.boolean(),
  /** The most tickets of one member. */
  maximumTickets: wholeNumber(1, 1000),
  /** In the order in which they are drawn. */
  prizes: v.pipe(
    v.array(v.object({ count: wholeNumber(1, rafflePrizesMaximum), amountMinor })),
    v.minLength(1),
    v.maxLength(10),
  ),
  /** Days in which a prize has to be claimed; then it is credited by itself. */
  claimDays: wholeNumber(1, 90),
});
export type RaffleRules = v.InferOutput<typeof raffleRules>;

/** What the envelopes of a drop have, and for whom they are. */
export const envelopeRules = v.object({
  kinds: v.pipe(
    v.array(v.object({ count: wholeNumber(1, envelopesMaximum), amountMinor })),
    v.minLength(1),
    v.maxLength(10),
  ),
  /** From this club rank on; null is everybody. */
  minimumRank: v.nullable(wholeNumber(1, 99)),
  /** Who has a settled bet within so many days before the beginning; null is everybody. */
  betDays: v.nullable(wholeNumber(1, 365)),
});
export type EnvelopeRules = v.InferOutput<typeof envelopeRules>;

const published = {
  id: v.string(),
  merchant: v.string(),
  /** In English. */
  title: v.string(),
  currency: v.string(),
  poolMinor: v.number(),
  paidMinor: v.number(),
  opensAtMs: v.number(),
  publishedBy: v.string(),
};
const raffle = v.object({
  ...published,
  status: v.picklist(['published', 'closed', 'drawn', 'cancelled']),
  closesAtMs: v.number(),
  drawsAtMs: v.number(),
  /** Null before the close. */
  tickets: v.nullable(v.number()),
});
export type ConsoleRaffle = v.InferOutput<typeof raffle>;
const drop = v.object({
  ...published,
  status: v.picklist(['published', 'dealt', 'over', 'cancelled']),
  endsAtMs: v.number(),
  /** Whom it was dealt to, or before that, whom it would be dealt to now. */
  members: v.number(),
  envelopes: v.number(),
});
export type ConsoleDrop = v.InferOutput<typeof drop>;

const lists = v.object({ ...pageFields, merchant: v.optional(shortText(40)) });

/** The raffles of all merchants or of one, the newest first. */
export const getConsoleRaffles = defineEndpoint({
  name: 'console.raffles',
  method: 'GET',
  path: '/console-api/raffles',
  module: null,
  token: 'required',
  request: lists,
  answer: v.object({ total: v.number(), list: v.array(raffle) }),
});

/**
 * Publishes a raffle with the hash of its seed and sets its prizes aside. Refusals: `merchant.unknown`, `raffle.opens.early`,
 * `raffle.closes.early`, `raffle.draws.early`, `raffle.ways.none`, `raffle.prizes.exceeded`.
 */
export const publishRaffle = defineEndpoint({
  name: 'console.publish-raffle',
  method: 'POST',
  path: '/console-api/raffles',
  module: null,
  token: 'required',
  request: v.object({
    merchant: filledText(40),
    texts: drawTexts,
    ...raffleRules.entries,
    opensAtMs: timestampMs,
    closesAtMs: timestampMs,
    drawsAtMs: timestampMs,
  }),
  answer: v.object({ id: v.string() }),
});

/** Cancels a raffle that has not opened. Refusals: `raffle.unknown`, `raffle.opened`. */
export const cancelRaffle = defineEndpoint({
  name: 'console.cancel-raffle',
  method: 'POST',
  path: '/console-api/raffles/:id/cancel',
  module: null,
  token: 'required',
  request: idParameter,
  answer: stepTaken,
});

/** The drops of red envelopes of all merchants or of one, the newest first. */
export const getConsoleDrops = defineEndpoint({
  name: 'console.envelope-drops',
  method: 'GET',
  path: '/console-api/envelope-drops',
  module: null,
  token: 'required',
  request: lists,
  answer: v.object({ total: v.number(), list: v.array(drop) }),
});

/**
 * Publishes a drop with the hash of its seed and sets its pool aside. Refusals: `merchant.unknown`, `envelope.opens.early`,
 * `envelope.ends.early`, `envelope.kinds.exceeded`, `envelope.pool.exceeded`.
 */
export const publishDrop = defineEndpoint({
  name: 'console.publish-envelope-drop',
  method: 'POST',
  path: '/console-api/envelope-drops',
  module: null,
  token: 'required',
  request: v.object({
    merchant: filledText(40),
    texts: drawTexts,
    ...envelopeRules.entries,
    opensAtMs: timestampMs,
    endsAtMs: timestampMs,
  }),
  answer: v.object({ id: v.string() }),
});

/** Cancels a drop that has not begun. Refusals: `envelope.unknown`, `envelope.opened`. */
export const cancelDrop = defineEndpoint({
  name: 'console.cancel-envelope-drop',
  method: 'POST',
  path: '/console-api/envelope-drops/:id/cancel',
  module: null,
  token: 'required',
  request: idParameter,
  answer: stepTaken,
});
