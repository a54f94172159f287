import * as v from 'valibot';
import { gameKinds } from '../../lottery/game.ts';
import { contractKinds } from '../agent/contract-terms.ts';
import { type PatternId, patternIds, phoneAuthFaults, registerFields } from '../auth/index.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { filledText, shortText, wholeNumber } from '../fields.ts';
import { gameCode, maxMultiple } from '../lottery/lottery-fields.ts';
import { depositMethodsPart } from './payments.ts';
import { offeredLanguages } from './settings.ts';

const host = v.pipe(v.string(), v.maxLength(80), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/));
const address = v.pipe(v.string(), v.trim(), v.url(), v.maxLength(255));
const addresses = v.pipe(v.array(address), v.maxLength(10));
const hosts = v.pipe(v.array(host), v.maxLength(20));
const prizeGroup = wholeNumber(1, 2000);
const isInOrder = ({ minLength, maxLength }: { minLength: number; maxLength: number }) => minLength <= maxLength;

/** One field of the registration form. Patterns are chosen by name, so that no expression comes from outside. */
const rule = v.pipe(
  v.object({
    field: v.picklist(registerFields),
    enabled: v.boolean(),
    required: v.boolean(),
    patternId: v.picklist(patternIds as readonly [PatternId, ...PatternId[]]),
    minLength: wholeNumber(0, 255),
    maxLength: wholeNumber(1, 255),
  }),
  v.check((value) => isInOrder(value)),
);
const feedback = v.pipe(
  v.object({ minLength: wholeNumber(1, 5000), maxLength: wholeNumber(1, 5000) }),
  v.check((value) => isInOrder(value)),
);
const wording = v.object({ title: filledText(80), text: filledText(300) });
const licence = v.partial(v.object(v.entriesFromList(offeredLanguages, wording)));

export const rebateTimes = ['daily', 'settled'] as const;

const amountMinor = wholeNumber(1, 1_000_000_000_000_000);

/** The parts of a merchant's settings; each can be changed alone. */
const parts = {
  /** Every field of the form once, in its order. */
  rules: v.pipe(v.array(rule), v.maxLength(registerFields.length)),
  /** Hosts on which only agents may sign in (decision 18). */
  agentHosts: hosts,
  /** ISO codes of countries that see the region page. */
  blockedCountries: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))), v.maxLength(250)),
  /** Origins of pictures and of launched games; pages that are opened from now on use them. */
  cdns: v.object({ images: addresses, games: addresses }),
  /** Where customer service opens, and the hosts on which it may besides the merchant's own (decision 23). */
  support: v.object({ hosts, liveChatUrl: address, vipUrl: address }),
  /**
   * Whether the third-party SMS channel proves mobile numbers (decision 25), and the error with which the sandbox's twin
   * answers.
   */
  phoneAuth: v.object({ isOn: v.boolean(), fault: v.nullable(v.picklist(phoneAuthFaults)) }),
  /** Ways to deposit, each with its limits, fee and times. */
  depositMethods: depositMethodsPart,
  feedback,
  /** After this many days a password has expired (PWDEXPFORCECHANGE3). */
  passwordDays: wholeNumber(1, 3650),
  /** When rebates are credited: once a day, or for each bet as it settles. */
  agents: v.object({ rebates: v.picklist(rebateTimes) }),
  /** What agents may give; rates in hundredths of a percent. */
  agentLimits: v.object({
    /** Rebates above it are high: an agent may give each to a few accounts only. */
    highRatesAboveBasisPoints: wholeNumber(0, 10_000),
    accountsPerHighRate: wholeNumber(0, 10_000),
    /** Other numbers for single high rates. */
    accountsAtRate: v.pipe(
      v.array(v.object({ rebateBasisPoints: wholeNumber(1, 10_000), accounts: wholeNumber(0, 10_000) })),
      v.maxLength(20),
      v.check((rates) => new Set(rates.map(({ rebateBasisPoints }) => rebateBasisPoints)).size === rates.length),
    ),
    /** What an agent without an account above may offer; 0 for nothing. */
    maximumContractRates: v.object(v.entriesFromList(contractKinds, wholeNumber(0, 10_000))),
    /** Promotion links of an agent that may be active at once. */
    linkLimit: wholeNumber(0, 1000),
  }),
  /** The rules of withdrawals; amounts in minor units of the merchant's currency. */
  withdrawals: v.object({
    /** After this long a payment counts as received, and for how long its player may object afterwards. */
    confirmMinutes: wholeNumber(1, 43_200),
    disputeMinutes: wholeNumber(0, 43_200),
    mayCancel: v.boolean(),
    /** Withdrawals to a newly added account are refused for that long, unless it is a member's first. */
    accountCoolingMinutes: wholeNumber(0, 43_200),
    /** Bank accounts that a member may have. */
    accountLimit: wholeNumber(1, 20),
    /** From this amount on two operators have to approve; null for never. */
    twoApproversFromMinor: v.nullable(amountMinor),
    /** What may be withdrawn on one day, by club rank; null is no limit. */
    levels: v.pipe(
      v.array(
        v.object({
          fromRank: wholeNumber(0, 100),
          count: v.nullable(wholeNumber(1, 1000)),
          amountMinor: v.nullable(amountMinor),
        }),
      ),
      v.maxLength(10),
      v.check((levels) => new Set(levels.map(({ fromRank }) => fromRank)).size === levels.length),
    ),
  }),
  /** The largest multiple of an issue of a lottery chase, by strategy; 0 switches it off. */
  chases: v.object({ doublingCeiling: wholeNumber(0, maxMultiple), profitCeiling: wholeNumber(0, maxMultiple) }),
  /** Lottery odds by kind of game; a kind that is not there has one group alone, the prices as they are written. */
  prizeGroups: v.pipe(
    v.array(
      v.object({
        kind: v.picklist(gameKinds),
        lowest: prizeGroup,
        highest: prizeGroup,
        standard: prizeGroup,
      }),
    ),
    v.check((groups) => new Set(groups.map(({ kind }) => kind)).size === groups.length),
  ),
  /** What bets on lotteries may be at most; amounts in minor units. */
  lotteryLimits: v.object({
    /** Of one slip, all its games together, and of one issue of a chase; null is no limit. */
    maxSlipStakeMinor: v.nullable(amountMinor),
    /** So many orders a member may cancel in a day, cancelled chases among them; a change without it leaves it as it is. */
    maxCancelledOrders: v.optional(wholeNumber(1, 10_000)),
    /** Of all bets of a member on one issue; a change leaves the games that it does not name as they are. */
    games: v.pipe(
      v.array(
        v.object({
          gameCode,
          maxStakeMinor: amountMinor,
          maxPayoutMinor: amountMinor,
          /** On one number, side or sum of a play; null is no limit. */
          maxNumberStakeMinor: v.nullable(amountMinor),
        }),
      ),
      v.check((games) => new Set(games.map((game) => game.gameCode)).size === games.length),
    ),
  }),
  /** Seal and licence line by language; a language without them has the standard ones. */
  licence,
  /** Whether search engines may list the site, and what they show of it; a language without a text has a standard one. */
  search: v.object({
    isOn: v.boolean(),
    description: v.partial(v.object(v.entriesFromList(offeredLanguages, filledText(160)))),
  }),
};

export const merchantSettings = v.object(parts);
export type MerchantSettings = v.InferOutput<typeof merchantSettings>;

/** All settings of a merchant; `merchant.unknown` if there is no such merchant. */
export const getMerchantSettings = defineEndpoint({
  name: 'console.merchant-settings',
  method: 'GET',
  path: '/console-api/merchants/:code/settings',
  module: null,
  token: 'required',
  request: v.object({ code: v.string() }),
  answer: merchantSettings,
});

/**
 * Changes parts of the settings, all of them or none; open pages follow at once. Refusals: `merchant.host.taken`,
 * `merchant.host.reserved`, `merchant.host.invalid`, `merchant.country.unknown`, `merchant.address.invalid`, `support.host.unlisted`,
 * `rules.incomplete`, `rules.field.needed` with `{field}`, `merchant.rebate.step` and `merchant.rebate.low` (a single rate that is
 * no step, or not above the threshold) with `{rebateBasisPoints}`, `merchant.game.unknown` with `{gameCode}`.
 */
export const setMerchantSettings = defineEndpoint({
  name: 'console.set-merchant-settings',
  method: 'PUT',
  path: '/console-api/merchants/:code/settings',
  module: null,
  token: 'required',
  request: v.object({ code: shortText(40), ...v.partial(v.object(parts)).entries }),
  answer: merchantSettings,
});
