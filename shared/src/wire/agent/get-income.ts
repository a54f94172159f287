import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { pageFields } from '../fields.ts';
import type { MoneyCodec } from '../money-codec.ts';
import { calendarDay, periodFields, span } from './team-fields.ts';
import { billLink } from './team-movements.ts';

/** Where an agent's income comes from. */
export const incomeSources = ['rebate', 'wages', 'dividend'] as const;
export type IncomeSource = (typeof incomeSources)[number];

const incomeEntries = (m: MoneyCodec) => ({
  rebate: m.amount,
  wages: m.amount,
  dividend: m.amount,
  /** Wages and dividends paid to accounts below, as a positive amount. */
  paid: m.amount,
  /** Rebate, wages and dividends minus what was paid. */
  net: m.amount,
  /** The bill behind an amount, where it is one bill alone. */
  bills: v.object({
    wages: v.nullable(billLink),
    dividend: v.nullable(billLink),
    paid: v.nullable(billLink),
  }),
});

/** What the agent was credited, day by day and by source, and what it paid to its downline by contract. */
export const getIncome = defineEndpoint({
  name: 'agent.income',
  method: 'GET',
  path: '/wps/relay/MCSFE_getIncome',
  module: 'MF_AGENT',
  token: 'required',
  request: v.object(periodFields),
  answer: (m) =>
    v.object({
      asOfMs: v.number(),
      span,
      /** Whether a rebate is credited once a day, for the bets of the day before, or with each bet. */
      rebates: v.picklist(['daily', 'settled']),
      total: v.object(incomeEntries(m)),
      /** Every day of the period, oldest first; days without income are zero. */
      days: v.array(v.object({ day: v.string(), ...incomeEntries(m) })),
    }),
});

/** The same days as a table for spreadsheets (CSV in UTF-8), without those on which nothing moved. */
export const exportIncome = defineEndpoint({
  name: 'agent.export-income',
  method: 'GET',
  path: '/wps/relay/MCSFE_exportIncome',
  module: 'MF_AGENT',
  token: 'required',
  isFile: true,
  request: v.object(periodFields),
  answer: v.string(),
});

/** Whose bets a day's rebate came from: players with the caller's share of each, the largest first. */
export const getRebateShares = defineEndpoint({
  name: 'agent.rebate-shares',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRebateShares',
  module: 'MF_AGENT',
  token: 'required',
  request: v.object({
    ...pageFields,
    /** The day on which it was credited. */
    day: calendarDay,
  }),
  answer: (m) =>
    v.object({
      /** Everything that was credited on the day: the shares of all players, `cashback`, `ownBets` and `adjusted`. */
      credited: m.amount,
      /** For the caller's own losses, which no player's bets are behind. */
      cashback: m.amount,
      /** For the caller's own lottery bets below the highest prize group. */
      ownBets: v.optional(m.amount, 0),
      /** What corrections of earlier bets took away. */
      adjusted: m.amount,
      /** Players. */
      total: v.number(),
      list: v.array(
        v.object({
          /** Masked when it has left the team since. */
          account: v.string(),
          hasLeft: v.boolean(),
          /** Days on which the bets were settled, both inclusive. */
          from: v.string(),
          to: v.string(),
          /** What was staked on them. */
          stake: m.amount,
          amount: m.amount,
        }),
      ),
    }),
});
