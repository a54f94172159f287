import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { shortText, textOrNumber, wholeNumber } from '../fields.ts';
import type { MoneyCodec } from '../money-codec.ts';
import { gameCode, nodeId, vendorCode } from './game-fields.ts';

/** The URL of a launched game; its token is valid once, for 60 seconds. */
export const launched = v.object({
  content: v.object({
    /** One of the two; some providers have theirs in the second. */
    game_url: v.optional(v.string()),
    game_url2: v.optional(v.string()),
    /** Id of this launch, for support and `getGameSession`; without one, the page makes one for itself. */
    launchId: v.optional(textOrNumber, () => crypto.randomUUID()),
  }),
});

/**
 * Opens a game (V2, spec §3). Refusals: `game.unknown` (404), `game.maintenance` for a game without an engine,
 * `game.lottery` for one that has a page of its own (with `gameType` and `defaultPlayType`), 500 `system.busy` with `{code: 727}` without a launch mode.
 */
export const launchGame = defineEndpoint({
  name: 'games.launch',
  method: 'POST',
  path: '/wps/game/launchGame',
  module: 'GAMELO3',
  token: 'required',
  tokenInPayload: true,
  request: v.object({
    /** Code of the game; for PVP the room's instead. One of the two, or `nodeId`. */
    gameId: v.optional(gameCode),
    roomId: v.optional(gameCode),
    nodeId: v.optional(nodeId),
    accountType: v.optional(wholeNumber(0, 9), 1),
    confirmTrans: v.optional(wholeNumber(0, 9), 0),
    vassalage: vendorCode,
    launchMode: v.optional(shortText(8)),
    platform: v.optional(shortText(32), 'html5-desktop'),
    clientType: v.optional(wholeNumber(0, 99), 3),
    username: v.optional(shortText(64)),
    /** Written by the API layer: no remote holds it. */
    token: v.optional(shortText(128)),
    merchantCode: v.optional(shortText(32)),
    language: v.optional(shortText(8)),
    /** Origin of the page that embeds the frame; one of the merchant's hosts. */
    origin: v.optional(shortText(128)),
  }),
  answer: launched,
});

/** Opens a game with trial credit for anybody, signed in or not (decision 20). Refusals as `launchGame`, and `request.too.frequent`. */
export const launchTrial = defineEndpoint({
  name: 'games.launch-trial',
  method: 'POST',
  path: '/wps/relay/GCS_gameTrialLaunch',
  // FREEPLAY3 applies too, but the real API names no module for it.
  module: null,
  token: 'optional',
  request: v.object({
    gameId: gameCode,
    vassalage: vendorCode,
    origin: v.optional(shortText(128)),
    /** The launch before, of a page that was loaded anew: a visitor goes on with its credit and its open round. */
    continues: v.optional(shortText(64)),
  }),
  answer: launched,
});

/**
 * The totals of one visit to a game, over reloads of its page, for the bar of the game frame: of the caller's own visit,
 * or of a visitor's free play, which has no account to sign in to. Refusal: 404 `game.session.unknown`.
 */
export const getGameSession = defineEndpoint({
  name: 'games.session',
  method: 'GET',
  path: '/lgw/games/session/:launchId',
  module: 'GAMELO3',
  token: 'optional',
  request: v.object({ launchId: shortText(64) }),
  answer: (money: MoneyCodec) =>
    v.object({
      launchId: v.string(),
      code: gameCode,
      /** Null until the game has redeemed its launch. */
      openedAtMs: v.nullable(v.number()),
      staked: money.amount,
      won: money.amount,
      rounds: v.number(),
      lastRoundId: v.nullable(v.string()),
      balance: money.amount,
      /** The balance is that of the wallet at the vendor (transfer mode), not the member's. */
      hasVendorWallet: v.optional(v.boolean()),
    }),
});
