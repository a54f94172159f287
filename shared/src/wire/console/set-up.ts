import * as v from 'valibot';
import { brands } from '../../merchant/merchant.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { filledText, password } from '../fields.ts';
import { gameCategory } from '../games/game-fields.ts';
import { offeredLanguages } from './settings.ts';

const upperCaseCode = (longest: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[A-Z][A-Z0-9_]{0,${longest - 1}}$`)));

/** Themes for a new merchant. */
export const merchantThemes = brands;
/** Kinds of accounts that the console can create. */
export const accountKinds = ['player', 'agent'] as const;
/** Currencies for a new merchant. */
export const merchantCurrencies = ['P', 'DIEM'] as const;

/**
 * Opens a merchant with every switch on except the sign-in before the home page, the standard registration form and limits around the smallest deposit.
 * Refusals: `merchant.taken`, `merchant.host.taken`, `merchant.host.reserved`, `merchant.host.invalid`,
 * `merchant.time-zone.unknown`, `merchant.country.unknown`.
 */
export const createMerchant = defineEndpoint({
  name: 'console.create-merchant',
  method: 'POST',
  path: '/console-api/merchants',
  module: null,
  token: 'required',
  request: v.object({
    code: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,19}$/)),
    name: filledText(40),
    /** Without a port. */
    host: v.pipe(v.string(), v.maxLength(80), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/)),
    theme: v.picklist(merchantThemes),
    currency: v.picklist(merchantCurrencies),
    language: v.picklist(offeredLanguages),
    /** IANA name, e.g. `Asia/Seoul`. */
    timeZone: filledText(40),
    /** ISO code of the country in which visitors on this machine are located. */
    country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
    /** In whole units of the currency; the other limits are multiples of it. */
    smallestDeposit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  }),
  answer: v.object({ code: v.string() }),
});

/** Creates an account without money. Refusals: `merchant.unknown`, `register.username.taken`, `register.field.invalid`. */
export const createAccount = defineEndpoint({
  name: 'console.create-account',
  method: 'POST',
  path: '/console-api/accounts',
  module: null,
  token: 'required',
  request: v.object({
    merchant: filledText(20),
    username: filledText(13),
    /** Valid for the first sign-in: then the owner must choose another. */
    password,
    kind: v.picklist(accountKinds),
  }),
  answer: v.object({ id: v.string(), username: v.string() }),
});

const names = v.object({
  ko: filledText(80),
  en: filledText(80),
  vi: filledText(80),
  zh: filledText(80),
  ja: filledText(80),
  th: filledText(80),
});
/** Far above every stake; times any merchant's scale it is still a safe integer of minor units. */
const stake = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000));
const percentage = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100)));

/** A game as an import names it; the figures of a slot are those of its sheet. Percentages have one decimal; stakes are units before the merchant's scale. */
export const importedGame = v.object({
  /** The code of its vendor, a hyphen and a code of the game. */
  code: v.pipe(v.string(), v.regex(/^[A-Z0-9_]{2,8}-[A-Z0-9-]{2,14}$/)),
  vassalage: upperCaseCode(12),
  category: gameCategory,
  kind: v.picklist(['SLOT', 'SC', 'VP', 'TG', 'AC', 'TABLE', 'HUNT', 'ROOM', 'BOOK', 'DRAW']),
  names,
  rtp: percentage,
  volatility: v.nullable(v.picklist(['low', 'medium', 'high'])),
  maxWin: v.nullable(v.pipe(v.number(), v.minValue(0))),
  hitRate: percentage,
  stakes: v.object({
    minimum: stake,
    maximum: stake,
  }),
  features: v.array(v.picklist(['freeSpins', 'wild', 'multiplier', 'stackedWild'])),
  isNew: v.boolean(),
  isPlayable: v.boolean(),
  /** Id of a sheet that the provider has declared; null for games without an engine. */
  slot: v.nullable(v.object({ sheet: v.string(), symbol: v.string() })),
  /** Of a lottery game, the play that opens first. */
  defaultPlay: v.optional(v.pipe(v.string(), v.maxLength(32))),
  /** It opens a list of its vendor's games. */
  isLobby: v.optional(v.boolean()),
  /** Day of its release; games that nobody played are listed by it, newest first. */
  releasedOn: v.optional(v.pipe(v.string(), v.isoDate())),
});

/**
 * Adds vendors and games, and overwrites those of the same code; nothing is changed when one of them is refused.
 * Refusals: `game.sheet.unknown`, `game.vendor.unknown`, `game.symbol.unknown`, `game.stakes.invalid`, `game.slot.misplaced`, `game.repeated`, `game.changed` (vendor,
 * category and sheet of a game stay as they are), each with the code of the game.
 */
export const importGames = defineEndpoint({
  name: 'console.import-games',
  method: 'POST',
  path: '/console-api/games',
  module: null,
  token: 'required',
  request: v.object({
    vendors: v.pipe(v.array(v.object({ vassalage: upperCaseCode(12), names })), v.maxLength(100)),
    games: v.pipe(v.array(importedGame), v.maxLength(1000)),
  }),
  answer: v.object({ vendors: v.number(), games: v.number() }),
});
