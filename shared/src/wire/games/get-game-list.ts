import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { shortText, wholeNumber } from '../fields.ts';
import type { MoneyCodec } from '../money-codec.ts';
import { gameCategory, gameFeature, gameKind, gameRow, queryFlag, volatility } from './game-fields.ts';

/** A decimal that may travel in a query string. */
const decimal = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,4})?$/), v.transform(Number))]),
  v.minValue(0),
);
const amountInQuery = ({ amount }: MoneyCodec) => v.pipe(decimal, amount);

/** Games a page at a time; filters, order and search are the operator's (wire-facts). */
export const getGameList = defineEndpoint({
  name: 'games.list',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  module: 'GAMELO3',
  token: 'optional',
  request: (money: MoneyCodec) =>
    v.object({
      gameType: v.optional(gameCategory),
      gameClassify: v.optional(gameKind),
      vassalage: v.optional(shortText(16)),
      /** Name or vendor in any language, or Korean initials (ㅂㅋㄹ finds 바카라). */
      gameName: v.optional(shortText(60)),
      isNew: v.optional(queryFlag),
      isHot: v.optional(queryFlag),
      isPlayable: v.optional(queryFlag),
      volatility: v.optional(volatility),
      feature: v.optional(gameFeature),
      /** At least so many per cent. */
      minRtp: v.optional(decimal),
      /** The smallest stake may be at most so much. */
      stakeUpTo: v.optional(amountInQuery(money)),
      sort: v.optional(v.picklist(['popular', 'new', 'name', 'rtp']), 'popular'),
      pageNo: v.optional(wholeNumber(1, 10_000), 1),
      pageSize: v.optional(wholeNumber(1, 200), 60),
      merchant: v.optional(shortText(32)),
      platform: v.optional(shortText(32)),
      clientType: v.optional(wholeNumber(0, 99)),
      language: v.optional(shortText(8)),
      imgSize: v.optional(shortText(16)),
      ext: v.optional(shortText(16)),
    }),
  answer: (money: MoneyCodec) =>
    v.object({
      total: v.number(),
      /** How many there are without the filters, within category, vendor or the most played. */
      unfilteredTotal: v.number(),
      pageNo: v.number(),
      pageSize: v.number(),
      list: v.array(gameRow(money)),
    }),
});
