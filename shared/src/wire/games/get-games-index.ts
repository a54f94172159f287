import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { shortText } from '../fields.ts';
import type { MoneyCodec } from '../money-codec.ts';
import { gameCategory, gameFeature, volatility } from './game-fields.ts';

const numbers = v.array(v.number());

/** The whole catalogue as columns; `listOrder` says in which order lists show it, `readGamesIndex` converts it to games. */
export const gamesIndex = ({ amount }: MoneyCodec) =>
  v.object({
    version: v.string(),
    vendors: v.array(v.object({ vassalage: v.string(), displayName: v.string(), otherName: v.string() })),
    categories: v.array(gameCategory),
    volatilities: v.array(volatility),
    features: v.array(gameFeature),
    minStakes: v.array(amount),
    /** One entry for each game; numbers index the lists above, −1 means none. */
    code: v.array(v.string()),
    /** Their numbers, which a launch names. */
    nodeId: v.optional(numbers),
    /**
     * Its rank in the order of lists, less the rank of the entry before. Neighbours by number look alike and were
     * released one after the other, so that both compress well. Without it the entries are in the order of lists.
     */
    rankStep: v.optional(numbers),
    name: v.array(v.string()),
    /** The name in English, or in Korean for English readers, because people search in both. */
    otherName: v.array(v.string()),
    vendor: numbers,
    category: numbers,
    volatility: numbers,
    /** Bit n is the n-th of `features`. */
    featureBits: numbers,
    minStake: numbers,
    /** Per mille; −1 means none. */
    rtp: numbers,
    /** 1 new, 2 hot, 4 playable, 8 a lobby of its vendor. */
    flags: numbers,
  });
export type GamesIndex = v.InferOutput<ReturnType<typeof gamesIndex>>;

/** Everything for instant search, in one cacheable answer; if `version` is still current, the answer says only that. */
export const getGamesIndex = defineEndpoint({
  name: 'games.index',
  method: 'GET',
  path: '/lgw/games/index',
  module: 'GAMELO3',
  token: 'none',
  request: v.object({ version: v.optional(shortText(40)) }),
  answer: (money: MoneyCodec) =>
    v.variant('isUnchanged', [
      v.object({ isUnchanged: v.literal(true) }),
      v.object({ isUnchanged: v.literal(false), index: gamesIndex(money) }),
    ]),
});
