import * as v from 'valibot';
import type { MoneyCodec } from '../money-codec.ts';

/** The seven product categories of spec §3, and e-sports. */
export const gameCategory = v.picklist(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS']);
export type GameCategory = v.InferOutput<typeof gameCategory>;

/** `SLOT`, the RNG types of wire-facts (scratch, video poker, table, arcade), else the category's own kind. */
export const gameKind = v.picklist(['SLOT', 'SC', 'VP', 'TG', 'AC', 'TABLE', 'HUNT', 'ROOM', 'BOOK', 'DRAW']);
export type GameKind = v.InferOutput<typeof gameKind>;

export const volatility = v.picklist(['low', 'medium', 'high']);
export type GameVolatility = v.InferOutput<typeof volatility>;

export const gameFeature = v.picklist(['freeSpins', 'wild', 'multiplier', 'stackedWild']);
export type GameFeature = v.InferOutput<typeof gameFeature>;

/** A game's code, e.g. `PP-0050`; vendor and code are the seed of its picture. */
export const gameCode = v.pipe(v.string(), v.regex(/^[A-Z0-9_]{2,8}-[A-Z0-9-]{3,14}$/));

/** A flag that may be in a query string. */
export const queryFlag = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false', '1', '0'])]),
  v.transform((flag) => flag === true || flag === 'true' || flag === '1'),
);

/** A game in lists. Percentages have one decimal; null means that the game has no such figure. */
export const gameRow = ({ amount }: MoneyCodec) =>
  v.object({
    code: gameCode,
    nodeId: v.number(),
    gameName: v.string(),
    vassalage: v.string(),
    vendorName: v.string(),
    gameType: gameCategory,
    gameClassify: gameKind,
    /** For lottery games, the play that opens first; else empty. */
    defaultPlayType: v.string(),
    accountTypeName: v.string(),
    /** `VASSALAGE` marks an entry that opens the vendor's own lobby (the specification calls a vendor `vassalage`). */
    isGame: v.picklist(['GAME', 'VASSALAGE']),
    /** The provider's picture; empty if it has none, then the generated one is shown. */
    defaultIcon: v.string(),
    showIcon: v.boolean(),
    rtp: v.nullable(v.number()),
    volatility: v.nullable(volatility),
    /** Multiple of the stake. */
    maxWin: v.nullable(v.number()),
    hitRate: v.nullable(v.number()),
    minStake: amount,
    maxStake: amount,
    features: v.array(gameFeature),
    isNew: v.boolean(),
    isHot: v.boolean(),
    /** False: listed, but without an engine; launching answers `game.maintenance`. */
    isPlayable: v.boolean(),
    hasFreePlay: v.boolean(),
    /** Its place in the operator's list: the most played first, then by release. */
    rank: v.number(),
  });
export type GameRow = v.InferOutput<ReturnType<typeof gameRow>>;

/** A round that waits for its player; opening the game continues it. */
export const unfinishedRound = ({ amount }: MoneyCodec) =>
  v.object({ roundId: v.string(), code: gameCode, startedAtMs: v.number(), stake: amount });
export type UnfinishedRound = v.InferOutput<ReturnType<typeof unfinishedRound>>;
