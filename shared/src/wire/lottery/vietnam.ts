import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { wholeNumber } from '../fields.ts';
import { drawnIssue, gameKind, lobbyFields, lotteryGame } from './lottery-fields.ts';

/** The lotteries of Vietnam: `LOTT` are the provinces on their calendar, `ZY` the operator's own forms. */
export const getVietnamMenu = defineEndpoint({
  name: 'lottery.vietnam-menu',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  module: 'COMM3',
  token: 'none',
  request: v.object(lobbyFields),
  answer: (m) => v.object({ list: m.rows(lotteryGame(m)) }),
});

/** Of these, the games the member bet on last, latest first. */
export const getVietnamRecent = defineEndpoint({
  name: 'lottery.vietnam-recent',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  module: 'COMM3',
  token: 'required',
  request: v.object(lobbyFields),
  answer: (m) => v.object({ list: m.rows(lotteryGame(m)) }),
});

/** What was drawn last in Vietnam, over all games of the prize mode, newest first (spec §9: 100). */
export const getVietnamNumbers = defineEndpoint({
  name: 'lottery.vietnam-numbers',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  module: 'AGEANNOUNCE3',
  token: 'none',
  request: v.object({ ...lobbyFields, count: v.optional(wholeNumber(1, 100), 100) }),
  answer: (m) =>
    v.object({
      list: m.rows(
        v.object({
          ...drawnIssue.entries,
          kind: gameKind,
          /** In the caller's language. */
          gameName: v.string(),
          region: v.nullable(v.picklist(['north', 'central', 'south'])),
        }),
      ),
    }),
});
