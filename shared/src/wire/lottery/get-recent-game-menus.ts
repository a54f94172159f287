import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { lobbyFields, lotteryGame } from './lottery-fields.ts';

/** Games the member bet on last, latest first. */
export const getRecentGameMenus = defineEndpoint({
  name: 'lottery.recent-game-menus',
  method: 'GET',
  path: '/lgw/games/game_menus/recent',
  module: 'COMM3',
  token: 'required',
  request: v.object(lobbyFields),
  answer: (m) => v.object({ list: v.array(lotteryGame(m)) }),
});
