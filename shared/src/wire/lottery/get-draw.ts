import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { drawState, gameCode } from './lottery-fields.ts';

/** Where one game stands now. Refuses an unknown code with 404 `lottery.game.unknown`. */
export const getDraw = defineEndpoint({
  name: 'lottery.draw',
  method: 'GET',
  path: '/lgw/draw/code/:code',
  module: 'COMM3',
  token: 'none',
  request: v.object({ code: gameCode }),
  answer: drawState,
});
