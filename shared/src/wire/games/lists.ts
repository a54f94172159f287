import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { shortText, wholeNumber } from '../fields.ts';
import type { MoneyCodec } from '../money-codec.ts';
import {
  type GameCategory,
  gameCategory,
  gameFeature,
  gameKind,
  gameRow,
  queryFlag,
  vendorCode,
  volatility,
} from './game-fields.ts';

/** A decimal that may be in a query string. */
const decimal = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,4})?$/), v.transform(Number))]),
  v.minValue(0),
);
const amountInQuery = ({ amount }: MoneyCodec) => v.pipe(decimal, amount);

/** One page of games; the operator filters, sorts and searches (wire-facts). */
export const getGameList = defineEndpoint({
  name: 'games.list',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  module: 'GAMELO3',
  token: 'optional',
  request: (money: MoneyCodec) =>
    v.object({
      /** Of any operator's categories. */
      gameType: v.optional(shortText(32)),
      gameClassify: v.optional(gameKind),
      vassalage: v.optional(vendorCode),
      /** Name or vendor in any language, or Korean initials (ㅂㅋㄹ finds 바카라). */
      gameName: v.optional(shortText(60)),
      isNew: v.optional(queryFlag),
      isHot: v.optional(queryFlag),
      isPlayable: v.optional(queryFlag),
      volatility: v.optional(volatility),
      feature: v.optional(gameFeature),
      /** Minimum, in per cent. */
      minRtp: v.optional(decimal),
      /** Maximum of the smallest stake. */
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
      /** Without it, what is listed is all there is. */
      total: v.optional(v.number()),
      /** Their number without the filters, within category, vendor or the most played. */
      unfilteredTotal: v.optional(v.number()),
      pageNo: v.optional(v.number(), 1),
      pageSize: v.optional(v.number()),
      list: money.rows(gameRow(money)),
    }),
});

/** The most played games of all categories or of one vendor; the other fields are the real API's (spec §3). */
export const getHotGames = defineEndpoint({
  name: 'games.hot',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  module: 'GAMELOHOT3',
  token: 'optional',
  request: v.object({
    merchantCode: v.optional(shortText(32)),
    isPlatform: v.optional(wholeNumber(0, 9), 2),
    vassalage: v.optional(vendorCode),
    platform: v.optional(shortText(64), 'flash,html5-desktop'),
    language: v.optional(shortText(8)),
  }),
  answer: (money: MoneyCodec) =>
    v.object({
      list: money.rows(gameRow(money)),
      /** How many days' rounds were counted; null: nothing was played, the newest games are listed. Absent: not said. */
      countedDays: v.optional(v.nullable(v.number())),
      /** Some of the counted rounds are the demo's. */
      includesDemo: v.optional(v.boolean()),
    }),
});

const vendorCard = v.object({
  vassalage: v.string(),
  displayName: v.string(),
  isHot: v.optional(v.boolean(), false),
  /** Without it, no count of the category is shown. */
  gameCount: v.optional(v.number()),
  /** How many of them can be opened; all where it is missing. */
  openCount: v.optional(v.number()),
});

interface Lane {
  readonly title: string;
  readonly gameType: GameCategory;
  readonly cards: v.InferOutput<typeof vendorCard>[];
}

/** The category is named by one of two fields, and the client reads `gameType`; a reader leaves out categories of another operator. */
const lane = (rows: MoneyCodec['rows']) =>
  v.pipe(
    v.object({ title: v.optional(v.string()), gameType: v.optional(v.string()), cards: rows(vendorCard) }),
    v.transform(({ title, gameType, cards }) => ({ title: title ?? gameType, gameType: gameType ?? title, cards })),
    v.custom<Lane>((value) => gameCategory.options.includes((value as Lane).gameType), 'lane.category.unknown'),
  );

/** The categories that have vendors, and their vendors in order (spec §3: game vendor lane). */
export const getGameVendors = defineEndpoint({
  name: 'games.vendors',
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  module: 'COMM3',
  token: 'optional',
  request: v.object({}),
  answer: ({ rows }) =>
    v.object({
      data: v.object({
        lanes: rows(lane(rows)),
      }),
    }),
});
