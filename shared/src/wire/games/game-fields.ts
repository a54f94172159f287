import * as v from 'valibot';
import { shortText, textOrNumber, wholeNumber } from '../fields.ts';
import type { MoneyCodec } from '../money-codec.ts';

/** The seven product categories of spec §3, and e-sports. */
export const gameCategory = v.picklist(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS']);
export type GameCategory = v.InferOutput<typeof gameCategory>;

/** `SLOT`, the RNG types of wire-facts (scratch, video poker, jackpot, table, arcade), else the category's own kind. */
export const gameKind = v.picklist(['SLOT', 'SC', 'VP', 'JP', 'TG', 'AC', 'TABLE', 'HUNT', 'ROOM', 'BOOK', 'DRAW']);
export type GameKind = v.InferOutput<typeof gameKind>;

export const volatility = v.picklist(['low', 'medium', 'high']);
export type GameVolatility = v.InferOutput<typeof volatility>;

export const gameFeature = v.picklist(['freeSpins', 'wild', 'multiplier', 'stackedWild']);
export type GameFeature = v.InferOutput<typeof gameFeature>;

const codePattern = /^\w[\w.:~-]{0,63}$/;

/** Whether a text from an address can be a game's code. */
export const isGameCode = (text: string): boolean => codePattern.test(text);

/** A game's code, e.g. `PP-0050` or `vs20olympgate`: safe as a part of a path. Vendor and code are the seed of its picture. */
export const gameCode = v.pipe(textOrNumber, v.regex(codePattern));

/** The code of a vendor (`vassalage`) in a request. */
export const vendorCode = shortText(64);

/** A game's number; other operators send it as a text. */
export const nodeId = wholeNumber(0, Number.MAX_SAFE_INTEGER);

/** A flag that may be in a query string. */
export const queryFlag = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false', '1', '0'])]),
  v.transform((flag) => flag === true || flag === 'true' || flag === '1'),
);

/** A game in lists. Percentages have one decimal; null means that the game has no such figure. */
export const gameRow = ({ amount, known, named }: MoneyCodec) =>
  v.object({
    code: gameCode,
    nodeId: v.optional(nodeId, 0),
    gameName: v.string(),
    vassalage: vendorCode,
    /** Without it, the vendor's code. */
    vendorName: v.optional(v.string()),
    /** A category of another operator is in no menu; its games are launched like others. */
    gameType: named(gameCategory),
    gameClassify: v.optional(known(gameKind, undefined)),
    /** For lottery games, the play that opens first; else empty. */
    defaultPlayType: v.optional(v.string(), ''),
    accountTypeName: v.optional(v.string(), ''),
    /** `VASSALAGE` marks an entry that opens the vendor's own lobby (the specification calls a vendor `vassalage`); everything else is launched. */
    isGame: v.optional(known(v.picklist(['GAME', 'VASSALAGE']), 'GAME'), 'GAME'),
    /** The provider's picture; empty if it has none, then the generated one is shown. */
    defaultIcon: v.optional(v.string(), ''),
    showIcon: v.optional(v.boolean(), false),
    rtp: v.optional(v.nullable(v.number()), null),
    volatility: v.optional(known(v.nullable(volatility), null), null),
    /** Multiple of the stake. */
    maxWin: v.optional(v.nullable(v.number()), null),
    hitRate: v.optional(v.nullable(v.number()), null),
    minStake: v.optional(v.nullable(amount), null),
    maxStake: v.optional(v.nullable(amount), null),
    features: v.optional(known(v.array(gameFeature), []), []),
    isNew: v.optional(v.boolean(), false),
    isHot: v.optional(v.boolean(), false),
    /** False: listed, but without an engine; launching answers `game.maintenance`. */
    isPlayable: v.optional(v.boolean(), true),
    hasFreePlay: v.optional(v.boolean(), false),
    /** Its place in the operator's list: the most played first, then by release. */
    rank: v.optional(v.number(), 0),
  });
export type GameRow = v.InferOutput<ReturnType<typeof gameRow>>;

/** A round that waits for its player; opening the game continues it. */
export const unfinishedRound = ({ amount }: MoneyCodec) =>
  v.object({ roundId: textOrNumber, code: gameCode, startedAtMs: v.number(), stake: amount });
export type UnfinishedRound = v.InferOutput<ReturnType<typeof unfinishedRound>>;
