import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { wholeNumber } from '../fields.ts';
import { lobbyFields, lotteryGame, lottoArea } from './lottery-fields.ts';

/** The merchant's lottery games of a prize mode; empty while lottery is switched off. */
export const getGameMenus = defineEndpoint({
  name: 'lottery.game-menus',
  method: 'GET',
  path: '/lgw/games/game_menus',
  module: 'COMM3',
  token: 'none',
  request: v.object(lobbyFields),
  answer: (m) => v.object({ list: m.rows(lotteryGame(m)) }),
});

/** Games of a prize mode by bets placed in the last seven days, most first (spec §9: 20); with `lottoArea` those of Vietnam. */
export const getPopularLottery = defineEndpoint({
  name: 'lottery.popular',
  method: 'GET',
  path: '/lgw/games/popular',
  module: 'AGEANNOUNCE3',
  token: 'none',
  request: v.object({
    ...lobbyFields,
    lottoArea: v.optional(lottoArea),
    count: v.optional(wholeNumber(1, 100), 20),
  }),
  answer: (m) => v.object({ list: m.rows(lotteryGame(m)) }),
});

/** Games the member bet on last, latest first. */
export const getRecentGameMenus = defineEndpoint({
  name: 'lottery.recent-game-menus',
  method: 'GET',
  path: '/lgw/games/game_menus/recent',
  module: 'COMM3',
  token: 'required',
  request: v.object(lobbyFields),
  answer: (m) => v.object({ list: m.rows(lotteryGame(m)) }),
});
