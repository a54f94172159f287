import * as v from 'valibot';
import { typedBetsLimit } from '../../lottery/combinations.ts';
import { gameKinds } from '../../lottery/game.ts';
import { basePrizeGroup, basePrizeGroups } from '../../lottery/prize-group.ts';
import { wholeNumber } from '../fields.ts';
import type { MoneyCodec } from '../money-codec.ts';

export const gameCode = v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,16}$/));
/** `YYYYMMDD-NNNN` in the time zone of the game; `0000` is the one draw of a day of a calendar. */
export const issueNumber = v.pipe(v.string(), v.regex(/^\d{8}-\d{4}$/));
export const gameKind = v.picklist(gameKinds);
export const drawnNumbers = v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999)));

/** Chosen options by row, as `isSelection` of `@tessera/shared/lottery` accepts them. */
export const selectionRows = v.pipe(
  v.array(v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(20))), v.maxLength(typedBetsLimit))),
  v.minLength(1),
  v.maxLength(10),
);

/** Which list of games a game is in (spec §3); `ZY` are draws of the operator's own. */
export const prizeModes = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const;
export type PrizeMode = (typeof prizeModes)[number];

/** The regions of Vietnam that have a lottery of their own. */
export const vietnamRegions = ['north', 'central', 'south'] as const;
export type VietnamRegion = (typeof vietnamRegions)[number];

/** The largest multiple of a bet. */
export const maxMultiple = 9999;

/** What a bet asks for: the prize group that its odds are at, and the rebate for it as the player has seen it. Without one: the base. */
export const askedGroup = {
  prizeGroup: v.optional(wholeNumber(1, 2000)),
  rebateMilli: v.optional(wholeNumber(0, 1000)),
};

/** The prize group of a bet, and the part of its valid stake that comes back for it, in thousandths. */
export const groupOfBet = {
  prizeGroup: v.optional(v.number(), basePrizeGroup),
  rebateMilli: v.optional(v.number(), 0),
};

/** An area whose games have a page and lists of their own. */
export const lottoArea = v.picklist(['VN']);

/** Query parameters that real clients send. */
export const lobbyFields = {
  /** Whose games are asked for; `LOTT` where it is missing. */
  prizeMode: v.optional(v.picklist([...prizeModes, 'Lott', 'Elott'])),
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
    /** Of Vietnam; null for games of no country. */
    region: v.nullable(v.picklist(vietnamRegions)),
    /** From one draw to the next; null for games that are drawn by a calendar. */
    periodMs: v.nullable(v.number()),
    /** Days of the week with a draw (1 is Monday) or days of the month, and when its first number is drawn in the zone. */
    calendar: v.nullable(
      v.object({
        timeZone: v.string(),
        weekdays: v.array(v.number()),
        monthDays: v.array(v.number()),
        startsAt: v.string(),
      }),
    ),
    /** Betting ends this long before the first number. */
    closesBeforeMs: v.number(),
    /** Selectable stakes of one combination, smallest first. */
    units: v.array(m.amount),
    maxMultiple: v.number(),
    maxStake: m.amount,
    maxPayout: m.amount,
    /** Of all bets of a member on one number of a play in an issue. Absent, or null: no such limit. */
    maxNumberStake: v.optional(v.nullable(m.amount)),
    /** Of all bets of one slip, also on other games, and of one issue of a chase. Absent, or null: no such limit. */
    maxSlipStake: v.optional(v.nullable(m.amount)),
    /** The current prices; a bet names the list that its player saw. */
    priceList: v.string(),
    /** The prize groups that its prices may be bet at; one alone where there is no choice. */
    prizeGroups: v.optional(
      v.object({ lowest: v.number(), highest: v.number(), standard: v.number() }),
      basePrizeGroups,
    ),
    /** Odds that the merchant has set, in thousandths at the base group, by play and option; all others are those of the release. */
    odds: v.optional(v.record(v.string(), v.record(v.string(), v.number())), {}),
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
  /** When the first number is drawn. */
  startsAtMs: v.number(),
  /** When the last number is drawn. */
  drawsAtMs: v.number(),
  /** SHA-256 of the seed that it will be drawn from. */
  commitment: v.string(),
});

/** An issue that is closed and not drawn to its last number. */
export const drawingIssue = v.object({
  ...comingIssue.entries,
  /** Those drawn so far, in their order. */
  numbers: drawnNumbers,
  /** When the next number is drawn. */
  nextNumberAtMs: v.number(),
});

/** The current state of a game. Betting on the next issue starts when the one before closes. */
export const drawState = v.object({
  gameCode,
  serverTimeMs: v.number(),
  /** The issue that takes bets. */
  current: comingIssue,
  /** For a few seconds, or while the prizes of a table are drawn one by one. */
  drawing: v.nullable(drawingIssue),
  last: drawnIssue,
});
