import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { done } from '../fields.ts';

/** The newest wins of the last 24 hours, newest first; from settled bets, members masked, without those who want none shown. */
export const getWinnerBoard = defineEndpoint({
  name: 'promotions.winners',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getWinnerBoard',
  module: 'COMM3',
  token: 'none',
  request: v.object({}),
  answer: (m) =>
    v.object({
      list: m.rows(
        v.object({
          id: v.number(),
          /** Masked: `pl****`. */
          player: v.string(),
          gameName: v.string(),
          vendorName: v.string(),
          stake: m.amount,
          /** What was paid, the stake included. */
          payout: m.amount,
          atMs: v.number(),
        }),
      ),
    }),
});

/** Whether the member's wins may be in the list. The path is ours. */
export const getWinnerSetting = defineEndpoint({
  name: 'promotions.winner-setting',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getWinnerSetting',
  module: 'COMM3',
  token: 'required',
  request: v.object({}),
  answer: v.object({ isShown: v.boolean() }),
});

/** Lets the member's wins into the list, or takes all of them out at once. The path is ours. */
export const setWinnerSetting = defineEndpoint({
  name: 'promotions.set-winner-setting',
  method: 'POST',
  path: '/wps/relay/ODSFE2_setWinnerSetting',
  module: 'COMM3',
  token: 'required',
  request: v.object({ isShown: v.boolean() }),
  answer: done,
});
