import * as v from 'valibot';
import { typedBetsLimit } from '../../lottery/combinations.ts';
import { gameKinds } from '../../lottery/game.ts';
import type { MoneyCodec } from '../money-codec.ts';

export const gameCode = v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,16}$/));
/** `YYYYMMDD-NNNN` in the merchant's time zone. */
export const issueNumber = v.pipe(v.string(), v.regex(/^\d{8}-\d{4}$/));
export const gameKind = v.picklist(gameKinds);
export const drawnNumbers = v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(80)));

/** Chosen options by row, as `isSelection` of `@tessera/shared/lottery` accepts them. */
export const selectionRows = v.pipe(
  v.array(v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(20))), v.maxLength(typedBetsLimit))),
  v.minLength(1),
  v.maxLength(10),
);

/** Query parameters that real clients send. */
export const lobbyFields = {
  /** Whose games are asked for; `LOTT` where it is missing. */
  prizeMode: v.optional(v.picklist(['Lott', 'LOTT', 'ZY', 'Elott', 'ELOTT', 'SEA'])),
  device: v.optional(v.pipe(v.string(), v.maxLength(16))),
  language: v.optional(v.pipe(v.string(), v.maxLength(8))),
};

/** One game, with its stakes in the merchant's money. */
export const lotteryGame = (m: MoneyCodec) =>
  v.object({
    code: gameCode,
    kind: gameKind,
    /** In the caller's language. */
    name: v.string(),
    defaultPlayType: v.string(),
    periodMs: v.number(),
    /** Betting ends this long before the draw. */
    closesBeforeMs: v.number(),
    /** Selectable stakes of one combination, smallest first. */
    units: v.array(m.amount),
    maxMultiple: v.number(),
    maxStake: m.amount,
    maxPayout: m.amount,
    /** The current prices; a bet names the list that its player saw. */
    priceList: v.string(),
  });

/** An issue that has been drawn. */
export const drawnIssue = v.object({
  gameCode,
  issue: issueNumber,
  drawsAtMs: v.number(),
  numbers: drawnNumbers,
});

/** An issue that is still to be drawn. */
export const comingIssue = v.object({
  issue: issueNumber,
  closesAtMs: v.number(),
  drawsAtMs: v.number(),
  /** SHA-256 of the seed that it will be drawn from. */
  commitment: v.string(),
});

/** The current state of a game. Betting on the next issue starts when the one before closes. */
export const drawState = v.object({
  gameCode,
  serverTimeMs: v.number(),
  /** The issue that takes bets. */
  current: comingIssue,
  /** The issue that is closed and not drawn yet, for a few seconds. */
  drawing: v.nullable(comingIssue),
  last: drawnIssue,
});
