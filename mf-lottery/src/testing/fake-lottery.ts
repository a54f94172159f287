import { priceListId } from '@tessera/shared/lottery';
import { type FakeOperator, refuse } from '@tessera/shared/testing';
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
import type { DrawState, LotteryBet, LotteryGame } from '../model/lottery-types.ts';

const game = (code: '11X5' | 'K3', name: string, defaultPlayType: string): LotteryGame => ({
  code,
  kind: code,
  name,
  defaultPlayType,
  periodMs: 60_000,
  closesBeforeMs: 5000,
  units: [10_000, 100_000, 1_000_000],
  maxMultiple: 9999,
  maxStake: 500_000_000,
  maxPayout: 10_000_000_000,
  priceList: priceListId,
});

export const games = [game('11X5', '오로라 5/11', 'first3-direct'), game('K3', '스피드 주사위', 'sum')];

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

const commitment = 'a'.repeat(64);

function drawOf(gameCode: string, { issue, closesInMs }: FakeLottery, atMs: number): DrawState {
  return {
    gameCode,
    serverTimeMs: atMs,
    current: { issue, closesAtMs: atMs + closesInMs, drawsAtMs: atMs + closesInMs + 5000, commitment },
    drawing: null,
    last: {
      gameCode,
      issue: '20261121-0540',
      drawsAtMs: atMs - 1000,
      numbers: gameCode === 'K3' ? [4, 2, 6] : [4, 3, 11, 6, 5],
    },
  };
}

type Line = RequestOf<typeof placeBets>['lines'][number];

function betOf(line: Line, id: number, drawsInMs: number): LotteryBet {
  const combinations = line.numbers.flat().length;
  return {
    id: String(id),
    orderId: '1',
    gameCode: line.gameCode,
    kind: line.gameCode as LotteryBet['kind'],
    gameName: games.find(({ code }) => code === line.gameCode)?.name ?? '',
    issue: line.issue,
    playCode: line.playCode,
    numbers: line.numbers,
    combinations,
    unit: line.unit,
    multiple: line.multiple,
    stake: combinations * line.unit * line.multiple,
    status: 'pending',
    payout: null,
    drawn: null,
    placedAtMs: Date.now(),
    closesAtMs: Date.now() + drawsInMs,
    drawsAtMs: Date.now() + drawsInMs,
    isDelayed: false,
    settledAtMs: null,
  };
}

/** A lottery with two games, as the wire tells it; change its fields to change what it answers. */
export function fakeLottery(operator: FakeOperator): FakeLottery {
  const lottery: FakeLottery = {
    closesInMs: 30_000,
    drawsInMs: 30_000,
    issue: '20261121-0541',
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
  operator.answer(getMyBets, ({ status }): AnswerOf<typeof getMyBets> => {
    const list = lottery.bets.filter((bet) => !status || status.includes(bet.status));
    return { total: list.length, list };
  });
  operator.answer(placeBets, (order) => {
    lottery.orders.push(order);
    const code = lottery.refusals.shift();
    if (code) refuse(code, {}, 409);
    if (lottery.line === 'request-lost') throw new Error('The request was lost.');
    const bets = order.lines.map((line, at) => betOf(line, lottery.bets.length + at + 1, lottery.drawsInMs));
    lottery.bets.push(...bets);
    const placed = { orderId: String(made.size + 1), bets };
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
