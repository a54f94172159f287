import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { pageFields, rowId, wholeNumber } from '../fields.ts';
import type { MoneyCodec } from '../money-codec.ts';

const rateBasisPoints = wholeNumber(0, 10_000);

/** What a product of one vendor brings: the settled bets, less what corrections took back, at the member's rate. */
const part = (m: MoneyCodec) =>
  v.object({
    gameType: v.string(),
    vendorName: v.string(),
    validBet: m.amount,
    /** Hundredths of a percent. */
    rateBasisPoints,
    amount: m.amount,
  });

const period = (m: MoneyCodec) =>
  v.object({
    id: v.number(),
    /** The merchant's day, `YYYY-MM-DD`. */
    day: v.string(),
    /** `open`: can be claimed; `claimed`: by hand; `credited`: by itself, as it was not claimed in time. */
    status: m.named(v.picklist(['open', 'claimed', 'credited'])),
    amount: m.amount,
    claimUntilMs: v.number(),
    paidAtMs: v.nullable(v.number()),
    parts: v.array(part(m)),
  });

/** The member's cashback rates by product, at the level they have now. */
export const getRebateSettings = defineEndpoint({
  name: 'promotions.rebate-settings',
  method: 'GET',
  path: '/wps/relay/MCSFE_getCustomerRebateSettingByProductType',
  module: 'MANPLAYREB3',
  token: 'required',
  request: v.object({}),
  answer: ({ rows }) => v.object({ list: rows(v.object({ gameType: v.string(), rateBasisPoints })) }),
});

/** The member's cashback: what the running day has brought so far, and the days before, newest first. The path is ours. */
export const getRebatePeriods = defineEndpoint({
  name: 'promotions.rebate-periods',
  method: 'GET',
  path: '/wps/relay/MCSFE_getCustomerRebatePeriods',
  module: 'MANPLAYREB3',
  token: 'required',
  request: v.object({ ...pageFields }),
  answer: (m) =>
    v.object({
      running: v.object({ amount: m.amount, claimFromMs: v.number(), parts: v.array(part(m)) }),
      total: v.number(),
      list: v.array(period(m)),
    }),
});

/** Credits the cashback of one day; repeating it changes nothing. The path is ours. */
export const claimRebate = defineEndpoint({
  name: 'promotions.claim-rebate',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimCustomerRebate',
  module: 'MANPLAYREB3',
  token: 'required',
  request: v.object({ id: rowId }),
  answer: (m) => v.object({ amount: m.amount }),
});
