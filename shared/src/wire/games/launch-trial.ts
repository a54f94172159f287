import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { shortText } from '../fields.ts';
import { gameCode } from './game-fields.ts';
import { launched } from './launch-game.ts';

/** Opens a game with trial credit for anybody, signed in or not (decision 20). Refusals as `launchGame`, and `request.too.frequent`. */
export const launchTrial = defineEndpoint({
  name: 'games.launch-trial',
  method: 'POST',
  path: '/wps/relay/GCS_gameTrialLaunch',
  // FREEPLAY3 gates it as well, but the real API names no module for it.
  module: null,
  token: 'optional',
  request: v.object({ gameId: gameCode, vassalage: shortText(16), origin: v.optional(shortText(128)) }),
  answer: launched,
});
