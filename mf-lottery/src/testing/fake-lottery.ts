import { basePrizeGroup } from '@tessera/shared/lottery';
import { type FakeOperator, refuse } from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import type { AnswerOf, RequestOf } from '@tessera/shared/wire/define-endpoint';
import {
  cancelBet,
  getDraws,
  getGameMenus,
  getMyBets,
  getOpenedNumbers,
  getOrderOutcome,
  placeBets,
} from '@tessera/shared/wire/lottery';
import type { DrawState, LotteryBet } from '../model/lottery-types.ts';

export const games = recorded(getGameMenus).list;
const draws = recorded(getDraws).list;
const [placed] = recorded(placeBets).bets;

const recordedDraw = (gameCode: string): DrawState => {
  const found = draws.find((draw) => draw.gameCode === gameCode);
  if (!found) throw new Error(`No draw of ${gameCode} is recorded.`);
  return found;
};

export interface FakeLottery {
  /** How long the open issues still take bets. */
  closesInMs: number;
  /** When a bet placed now is drawn. */
  drawsInMs: number;
  issue: string;
  bets: LotteryBet[];
  readonly orders: RequestOf<typeof placeBets>[];
  /** Codes that the next orders are refused with, one each. */
  readonly refusals: string[];
  /** What the line does with orders and lookups. */
  line: 'up' | 'answer-lost' | 'request-lost';
}

/** The recorded draw of a game, moved to now. */
function drawOf(gameCode: string, { issue, closesInMs }: FakeLottery, atMs: number): DrawState {
  const { current, last, ...draw } = recordedDraw(gameCode);
  const closesAtMs = atMs + closesInMs;
  return {
    ...draw,
    serverTimeMs: atMs,
    current: { ...current, issue, closesAtMs, drawsAtMs: closesAtMs + 5000 },
    last: last && { ...last, drawsAtMs: atMs - 1000 },
  };
}

type Line = RequestOf<typeof placeBets>['lines'][number];

/** The recorded bet with what this line asks for, placed now. */
export function betOf(line: Line, id: number, drawsInMs = 60_000): LotteryBet {
  if (!placed) throw new Error('No bet is recorded.');
  const game = games.find(({ code }) => code === line.gameCode);
  const combinations = line.numbers.flat().length;
  const nowMs = Date.now();
  return {
    ...placed,
    ...line,
    halfPaid: line.halfPaid ?? [],
    prizeGroup: line.prizeGroup ?? basePrizeGroup,
    rebateMilli: line.rebateMilli ?? 0,
    id: String(id),
    kind: game?.kind ?? placed.kind,
    gameName: game?.name ?? '',
    combinations,
    stake: combinations * line.unit * line.multiple,
    placedAtMs: nowMs,
    closesAtMs: nowMs + drawsInMs,
    drawsAtMs: nowMs + drawsInMs,
  };
}

/** The recorded lottery with its two games, at this moment; change its fields to change what it answers. */
export function fakeLottery(operator: FakeOperator): FakeLottery {
  const lottery: FakeLottery = {
    closesInMs: 30_000,
    drawsInMs: 30_000,
    issue: recordedDraw('K3').current?.issue ?? '',
    bets: [],
    orders: [],
    refusals: [],
    line: 'up',
  };
  const made = new Map<string, AnswerOf<typeof placeBets>>();
  operator.answer(getGameMenus, () => ({ list: games }));
  operator.answer(getDraws, () => ({ list: games.map(({ code }) => drawOf(code, lottery, Date.now())) }));
  operator.answer(getOpenedNumbers, ({ gameCode }) => ({
    list: [drawOf(gameCode, lottery, Date.now()).last],
    hasMore: false,
  }));
  operator.answer(getMyBets, ({ status, page = 1, pageSize = 20 }): AnswerOf<typeof getMyBets> => {
    const found = lottery.bets.filter((bet) => !status || status.includes(bet.status));
    return { total: found.length, list: found.slice((page - 1) * pageSize, page * pageSize) };
  });
  operator.answer(placeBets, (order) => {
    lottery.orders.push(order);
    const code = lottery.refusals.shift();
    if (code) refuse(code, {}, 409);
    if (lottery.line === 'request-lost') throw new Error('The request was lost.');
    const bets = order.lines.map((line, at) => betOf(line, lottery.bets.length + at + 1, lottery.drawsInMs));
    lottery.bets.push(...bets);
    const placed = { orderId: String(made.size + 1), bets, closedLines: [] };
    made.set(order.requestId, placed);
    if (lottery.line === 'answer-lost') throw new Error('The answer was lost.');
    return placed;
  });
  operator.answer(getOrderOutcome, ({ requestId }) => {
    if (lottery.line !== 'up') throw new Error('The answer was lost.');
    return { order: made.get(requestId) ?? null };
  });
  operator.answer(cancelBet, ({ id }) => {
    const bet = lottery.bets.find((each) => each.id === String(id));
    if (!bet) refuse('lottery.bet.unknown', {}, 404);
    const cancelled: LotteryBet = { ...bet, status: 'cancelled', payout: bet.stake };
    lottery.bets = lottery.bets.map((each) => (each.id === bet.id ? cancelled : each));
    return cancelled;
  });
  return lottery;
}
