import * as v from 'valibot';
import { isDay } from '../../format/time.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { listOf, wholeNumber } from '../fields.ts';
import type { MoneyCodec } from '../money-codec.ts';

/** `tie`: the stake was returned as the result; `void`: it was returned without a result. */
export const recordedBetStatuses = ['open', 'won', 'lost', 'tie', 'void'] as const;
export type RecordedBetStatus = (typeof recordedBetStatuses)[number];

/**
 * Why a lottery bet is void. `cancelled`: by its player; `cancelled-by-system`: its issue was declared void before the close;
 * `refunded`: after it, or the bet could not be settled.
 */
export const voidReasons = ['cancelled', 'cancelled-by-system', 'refunded'] as const;
export type VoidReason = (typeof voidReasons)[number];

/** No more bets than that are in an exported file. */
export const betExportLimit = 50_000;

/** A day of the merchant's calendar. */
const day = v.pipe(v.string(), v.check(isDay, 'day'));
const code = v.pipe(v.string(), v.maxLength(64));

const betFilter = {
  /** Days on which the bets were placed, both included. */
  from: day,
  to: day,
  category: v.optional(code),
  vassalage: v.optional(code),
  status: v.optional(listOf(v.picklist(recordedBetStatuses))),
};

/** A bet of any product: a round of a game with all its stakes, or a lottery bet. */
export const recordedBet = (m: MoneyCodec) =>
  v.object({
    /** What `getRecordedBet` is asked with. */
    source: v.string(),
    category: v.string(),
    vassalage: v.string(),
    /** In the language of the call. */
    vendorName: v.string(),
    gameCode: v.string(),
    /** In the language of the call; the code of a game that is not known any more. */
    gameName: v.string(),
    /** As in the account record: `round:ab-3`, `lottery:K3:20261121-0961`. */
    reference: v.string(),
    stake: m.amount,
    /** So far, while it is open. */
    payout: m.amount,
    status: v.picklist(recordedBetStatuses),
    /** Of a lottery bet: its prize group, and the part of its valid stake that comes back for it, in thousandths. */
    prizeGroup: v.optional(v.nullable(v.object({ group: v.number(), rebateMilli: v.number() })), null),
    /** Of a lottery bet that is void. */
    voidReason: v.optional(v.nullable(v.picklist(voidReasons)), null),
    placedAtMs: v.number(),
    settledAtMs: v.nullable(v.number()),
  });

/** Sums of bets; what was void counts for nothing but their number. */
export const betSums = (m: MoneyCodec) => ({
  bets: v.number(),
  stake: m.amount,
  payout: m.amount,
  /** Paid out less staked, of settled bets. */
  net: m.amount,
});

/** One page of the member's bets of all products, newest first, with the sums of all pages. */
export const getBetRecord = defineEndpoint({
  name: 'wallet.bet-record',
  method: 'GET',
  path: '/wps/relay/ODSFE2_betRecord',
  module: 'MF_WALLET',
  token: 'required',
  request: v.object({
    ...betFilter,
    /** `next` of the page before; without it the newest bets. */
    after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))),
    pageSize: v.optional(wholeNumber(1, 100), 25),
  }),
  answer: (m) =>
    v.object({
      list: v.array(recordedBet(m)),
      /** Null when there are no older ones. */
      next: v.nullable(v.string()),
      sums: v.object({
        ...betSums(m),
        /** What is staked on open bets; part of the stake. */
        open: m.amount,
      }),
      /** What the member has ever bet on, for the filter. */
      products: v.array(v.object({ category: v.string(), vassalage: v.string(), vendorName: v.string() })),
    }),
});

/** The same bets as a table for spreadsheets (CSV in UTF-8), newest first, in the language of the call. */
export const exportBetRecord = defineEndpoint({
  name: 'wallet.export-bet-record',
  method: 'GET',
  path: '/wps/relay/ODSFE2_exportBetRecord',
  module: 'MF_WALLET',
  token: 'required',
  isFile: true,
  request: v.object(betFilter),
  answer: v.string(),
});

/** One bet and every movement of money that belongs to it. Refuses 404 `bet.unknown`. */
export const getRecordedBet = defineEndpoint({
  name: 'wallet.recorded-bet',
  method: 'GET',
  path: '/wps/relay/ODSFE2_betDetail',
  module: 'MF_WALLET',
  token: 'required',
  request: v.object({ source: v.pipe(v.string(), v.maxLength(200)) }),
  answer: (m) =>
    v.object({
      bet: recordedBet(m),
      /** Whether the remote of its product can prove it; not so for rounds of providers that prove nothing. */
      hasProof: v.optional(v.boolean(), true),
      /** Oldest first, as in the account record. */
      movements: v.array(
        v.object({ id: v.string(), type: v.string(), amount: m.amount, balanceAfter: m.amount, atMs: v.number() }),
      ),
    }),
});

/** The longest period of {@link getProfit}, in days. */
export const longestProfitDays = 366;

/** What the member won and lost with bets that are settled, by the day on which they were placed. */
export const getProfit = defineEndpoint({
  name: 'wallet.profit',
  method: 'GET',
  path: '/wps/relay/ODSFE2_personalProfit',
  module: 'MF_WALLET',
  token: 'required',
  /** Both days included; a longer period than {@link longestProfitDays} is 400 `profit.period.invalid`. */
  request: v.object({ from: day, to: day }),
  answer: (m) =>
    v.object({
      total: v.object(betSums(m)),
      /** Every day of the period, oldest first; days without bets are zero. */
      days: v.array(v.object({ day: v.string(), ...betSums(m) })),
      products: v.array(v.object({ category: v.string(), ...betSums(m) })),
      vendors: v.array(
        v.object({ category: v.string(), vassalage: v.string(), vendorName: v.string(), ...betSums(m) }),
      ),
      /** Since the account was opened: what came from the bank, what was paid out, and the difference. */
      lifetime: v.object({ deposits: m.amount, withdrawals: m.amount, net: m.amount }),
    }),
});

/** The same by day and vendor as a table for spreadsheets (CSV in UTF-8), in the language of the call. */
export const exportProfit = defineEndpoint({
  name: 'wallet.export-profit',
  method: 'GET',
  path: '/wps/relay/ODSFE2_exportPersonalProfit',
  module: 'MF_WALLET',
  token: 'required',
  isFile: true,
  request: v.object({ from: day, to: day }),
  answer: v.string(),
});
