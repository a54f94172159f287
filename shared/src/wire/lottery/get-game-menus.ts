import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { lobbyFields, lotteryGame } from './lottery-fields.ts';

/** The merchant's lottery games; empty while lottery is switched off. */
export const getGameMenus = defineEndpoint({
  name: 'lottery.game-menus',
  method: 'GET',
  path: '/lgw/games/game_menus',
  module: 'COMM3',
  token: 'none',
  request: v.object(lobbyFields),
  answer: (m) => v.object({ list: v.array(lotteryGame(m)) }),
});
