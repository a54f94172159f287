import * as v from 'valibot';
import { gameKinds } from '../../lottery/game.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { shortText, wholeNumber } from '../fields.ts';

const kind = v.picklist(gameKinds);
const playCode = shortText(40);
/**
 * In thousandths, stake included, by option as the play's prices have it; at the base prize group. The option `discount` is the
 * part of the stake that is not charged.
 */
const odds = v.pipe(
  v.record(shortText(40), wholeNumber(0, 1_000_000_000_000)),
  v.check((byOption) => Object.keys(byOption).length <= 100),
);

const answer = v.object({
  /** Plays with odds of the merchant's own; all others have those of the release. */
  plays: v.array(v.object({ kind, playCode, odds })),
  /** The range of prize groups that every play is checked at; a kind that is not there has the base group alone. */
  prizeGroups: v.array(v.object({ kind, lowest: v.number(), highest: v.number() })),
});

/** The odds that a merchant has set; `merchant.unknown` if there is no such merchant. */
export const getMerchantOdds = defineEndpoint({
  name: 'console.merchant-odds',
  method: 'GET',
  path: '/console-api/merchants/:code/odds',
  module: null,
  token: 'required',
  request: v.object({ code: v.string() }),
  answer,
});

/**
 * Sets the odds of a play; options that are not named have those of the release. Placed bets keep theirs. Refusals:
 * `merchant.odds.changed` (409) where somebody else has set other odds than `seen`, `merchant.odds.unknown` and
 * `merchant.odds.step` and `merchant.odds.discount` with `{kind, playCode, option}`, `merchant.groups.unfair` with `{kind, playCode, group, returns}`.
 */
export const setMerchantOdds = defineEndpoint({
  name: 'console.set-merchant-odds',
  method: 'PUT',
  path: '/console-api/merchants/:code/odds',
  module: null,
  token: 'required',
  request: v.object({ code: shortText(40), kind, playCode, odds, seen: odds }),
  answer,
});
