import * as v from 'valibot';
import { isDay } from '../../format/time.ts';
import type { MoneyCodec } from '../money-codec.ts';

/** Ranks, from agent type 1, 2, 41 and 42 down to the member (type 0). */
export const ranks = ['head', 'subhead', 'distributor', 'shop', 'member'] as const;
export type Rank = (typeof ranks)[number];
export const rank = v.picklist(ranks);

/** The possible periods; `custom` comes with two days. */
export const periodNames = ['today', '7d', '30d', 'custom'] as const;
export type PeriodName = (typeof periodNames)[number];

/** A day in the merchant's time zone. */
export const calendarDay = v.pipe(v.string(), v.check(isDay));

/** The longest custom period, in days. */
export const longestPeriodDays = 92;

/** Which days: the last one, 7 or 30 up to now, or `from`–`to`, both inclusive. Otherwise `agent.period.invalid`. */
export const periodFields = {
  period: v.optional(v.picklist(periodNames), '30d'),
  from: v.optional(calendarDay),
  to: v.optional(calendarDay),
};

/** Id of an account on the wire. */
export const accountId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/));

/** Whose movements a list shows; the whole team without any of them. Outside of it: `agent.account.unknown`. */
export const scopeFields = {
  /** Name of one account, for what it did itself. */
  account: v.optional(v.pipe(v.string(), v.maxLength(64))),
  /** The head of a branch, for everybody in it. */
  branch: v.optional(accountId),
  /** Only what the account or the branch did while it was right below this account; also of one that has left it. */
  under: v.optional(accountId),
  /** Of the branch or the team: everybody, its head alone, or everybody but its head. */
  part: v.optional(v.picklist(['all', 'own', 'below']), 'all'),
};

/** Sums of a period, from the ledger. */
export const figureEntries = (m: MoneyCodec) => ({
  deposit: m.amount,
  /** Paid out to the bank; without withdrawals in review. */
  withdrawal: m.amount,
  /** Valid bet: stakes minus rollbacks. */
  bet: m.amount,
  payout: m.amount,
  /** Credited rebates and cashback. */
  rebate: m.amount,
  /** Whatever else the operator credited, minus what was forfeited. */
  bonus: m.amount,
  /** Wages and dividends by contract: received minus paid, so those within a team are 0 in its sum. */
  wages: m.amount,
  dividend: m.amount,
  /** payout + rebate + bonus − bet: below zero, the players lost. */
  net: m.amount,
});
/** The money figures of an account, in the order of the table. */
export const figureNames = [
  'deposit',
  'withdrawal',
  'bet',
  'payout',
  'rebate',
  'bonus',
  'wages',
  'dividend',
  'net',
] as const;
export type FigureName = (typeof figureNames)[number];
/** In minor units. */
export type TeamFigures = Readonly<Record<FigureName, number>>;

/** The time span of the figures; a running period ends at the time of the answer. */
export const span = v.object({ fromMs: v.number(), toMs: v.number() });
