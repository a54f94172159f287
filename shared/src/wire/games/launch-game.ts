import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { shortText, wholeNumber } from '../fields.ts';
import { gameCode } from './game-fields.ts';

/** Where a launched game is; the address holds a token that is good once, for 60 seconds. */
export const launched = v.object({
  content: v.object({
    game_url: v.string(),
    /** Names this launch to support and in `getGameSession`. */
    launchId: v.string(),
  }),
});

/**
 * Opens a game (V2, spec §3). Refusals: `game.unknown` (404), `game.maintenance` for a game without a round engine,
 * `game.lottery` for one that has a page of its own, 500 `system.busy` with `{code: 727}` without a launch mode.
 */
export const launchGame = defineEndpoint({
  name: 'games.launch',
  method: 'POST',
  path: '/wps/game/launchGame',
  module: 'GAMELO3',
  token: 'required',
  request: v.object({
    /** Code of the game; a room's in its place for PVP. One of the two, or `nodeId`. */
    gameId: v.optional(gameCode),
    roomId: v.optional(gameCode),
    nodeId: v.optional(wholeNumber(0, 10_000_000)),
    accountType: v.optional(wholeNumber(0, 9), 1),
    confirmTrans: v.optional(wholeNumber(0, 9), 0),
    vassalage: shortText(16),
    launchMode: v.optional(shortText(8)),
    platform: v.optional(shortText(32), 'html5-desktop'),
    clientType: v.optional(wholeNumber(0, 99), 3),
    username: v.optional(shortText(64)),
    token: v.optional(shortText(128)),
    merchantCode: v.optional(shortText(32)),
    language: v.optional(shortText(8)),
    /** Origin of the page that will hold the frame; one of the merchant's hosts. */
    origin: v.optional(shortText(128)),
  }),
  answer: launched,
});
