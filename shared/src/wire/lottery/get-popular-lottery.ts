import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { wholeNumber } from '../fields.ts';
import { lobbyFields, lotteryGame } from './lottery-fields.ts';

/** Games by bets placed in the last seven days, most first (spec §9: 20). */
export const getPopularLottery = defineEndpoint({
  name: 'lottery.popular',
  method: 'GET',
  path: '/lgw/games/popular',
  module: 'AGEANNOUNCE3',
  token: 'none',
  request: v.object({ ...lobbyFields, count: v.optional(wholeNumber(1, 100), 20) }),
  answer: (m) => v.object({ list: v.array(lotteryGame(m)) }),
});
