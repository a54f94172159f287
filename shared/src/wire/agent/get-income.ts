import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import type { MoneyCodec } from '../money-codec.ts';
import { periodFields, span } from './team-fields.ts';

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
