import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import type { MoneyCodec } from '../money-codec.ts';
import { figureEntries, periodFields } from './team-fields.ts';

const point = (m: MoneyCodec) =>
  v.object({
    /** Start of the hour or day. */
    atMs: v.number(),
    ...figureEntries(m),
    /** What the agent was credited: rebate, wages and dividends. */
    income: m.amount,
    /** Of an hour: accounts that placed their first bet of the day in it, so that a day's hours add up to the day. */
    activeBettors: v.number(),
  });

/** The team's figures by hour (one day) or by day (longer), and those of the previous period at the same index. */
export const getTeamTrend = defineEndpoint({
  name: 'agent.team-trend',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTeamTrend',
  module: 'MF_AGENT',
  token: 'required',
  request: v.object(periodFields),
  answer: (m) =>
    v.object({
      asOfMs: v.number(),
      bucket: v.picklist(['hour', 'day']),
      /** Every hour or day of the period; future ones are not in `points`. */
      places: v.array(v.number()),
      points: v.array(point(m)),
      previous: v.array(point(m)),
    }),
});

/** The points of the period as a table for spreadsheets (CSV in UTF-8). */
export const exportTeamTrend = defineEndpoint({
  name: 'agent.export-team-trend',
  method: 'GET',
  path: '/wps/relay/MCSFE_exportTeamTrend',
  module: 'MF_AGENT',
  token: 'required',
  isFile: true,
  request: v.object(periodFields),
  answer: v.string(),
});
