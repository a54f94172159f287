import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { wholeNumber } from '../fields.ts';
import {
  drawnIssue,
  gameCode,
  gameKind,
  lobbyFields,
  lotteryGame,
  lottoArea,
  vietnamRegions,
} from './lottery-fields.ts';

const region = v.picklist(vietnamRegions);

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
          region: v.nullable(region),
        }),
      ),
    }),
});

/**
 * Where the lobby of an area begins: on the bets of a game of the prize mode, or on the list of all. `backUrl` is where the player
 * came from; what is not an address of this site is refused: it is null in the answer.
 */
export const getVietnamLobby = defineEndpoint({
  name: 'lottery.vietnam-lobby',
  method: 'GET',
  path: '/lgw/vn/games/lobby',
  module: 'COMM3',
  token: 'none',
  request: v.object({
    ...lobbyFields,
    lottoArea,
    launchMode: v.picklist(['LOTT']),
    gameCode: v.optional(gameCode),
    view: v.picklist(['betting', 'lobby']),
    backUrl: v.optional(v.pipe(v.string(), v.maxLength(300))),
  }),
  answer: v.object({
    view: v.picklist(['betting', 'lobby']),
    /** Null on the list of all. */
    gameCode: v.nullable(gameCode),
    /** Its name in the language of the request. */
    gameName: v.optional(v.nullable(v.string())),
    /** What the list begins with on a phone, which shows one region at a time: that of the next draw. Null elsewhere. */
    region: v.optional(v.nullable(region)),
    /** A path of this site. */
    backUrl: v.nullable(v.string()),
  }),
});
