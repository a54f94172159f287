import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { shortText, wholeNumber } from '../fields.ts';
import { gameCategory } from '../games/game-fields.ts';
import { stepTaken } from './console-fields.ts';

const merchantCode = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));
const amountMinor = wholeNumber(0, 999_999_999_999);

/** Most levels of a merchant. */
export const vipLevelsMaximum = 10;
/** Hundredths of a percent: 5 %. */
export const vipCashbackMaximum = 500;

const level = v.object({
  /** By operator language code; English is shown where a language lacks. */
  names: v.record(v.string(), shortText(30)),
  /** Settled bets of all time that the level needs. */
  totalMinor: amountMinor,
  /** Settled bets of one month that reach the level, and that keep it. */
  monthlyMinor: amountMinor,
  birthdayMinor: amountMinor,
  /** Hundredths of a percent by product; what is missing has none. */
  cashback: v.record(gameCategory, wholeNumber(1, vipCashbackMaximum)),
});
export type ConsoleVipLevel = v.InferOutput<typeof level>;

/** The levels of a merchant from the lowest, with the version that is in force; version 0 has none. */
export const getConsoleVipLevels = defineEndpoint({
  name: 'console.vip-levels',
  method: 'GET',
  path: '/console-api/merchants/:code/vip-levels',
  module: null,
  token: 'required',
  request: v.object({ code: merchantCode }),
  answer: v.object({ version: v.number(), levels: v.array(level) }),
});

/**
 * Gives a merchant other levels from now on; months that are over keep what they decided. Refusals: 409 `vip.changed` when
 * `version` is no longer in force, 400 `vip.levels.invalid` when a level does not need more than the one below it.
 */
export const setVipLevels = defineEndpoint({
  name: 'console.set-vip-levels',
  method: 'POST',
  path: '/console-api/merchants/:code/vip-levels',
  module: null,
  token: 'required',
  request: v.object({
    code: merchantCode,
    /** The version that was edited. */
    version: wholeNumber(0, 1_000_000),
    levels: v.pipe(v.array(level), v.minLength(2), v.maxLength(vipLevelsMaximum)),
  }),
  answer: stepTaken,
});
