import type { FakeOperator } from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import { getDraw, getDraws, getGameMenus, getOpenedNumbers } from '@tessera/shared/wire/lottery';
import type { DrawState } from '../model/lottery-types.ts';
import { games } from './fake-lottery.ts';

export const periodMs = 60_000;
const closesBeforeMs = 5_000;
/** When an issue of each game is drawn, after the full minute. */
const offsetsMs: Readonly<Record<string, number>> = { K3: 0, '11X5': 30_000 };

const recordedStates = recorded(getDraws).list;
const numberOf = (index: number) => `20260302-${String(index % 1440).padStart(4, '0')}`;

/** The state of a game at a moment: an issue each minute, closed five seconds before its draw. */
function stateAt(gameCode: string, atMs: number, offsetMs: number): DrawState {
  const found = recordedStates.find((state) => state.gameCode === gameCode);
  if (!found?.last) throw new Error(`No draw of ${gameCode} is recorded.`);
  const lastIndex = Math.floor((atMs - offsetMs) / periodMs);
  const drawsAtMs = (index: number) => index * periodMs + offsetMs;
  const coming = (index: number) => ({
    ...found.current,
    issue: numberOf(index),
    closesAtMs: drawsAtMs(index) - closesBeforeMs,
    startsAtMs: drawsAtMs(index),
    drawsAtMs: drawsAtMs(index),
  });
  const next = coming(lastIndex + 1);
  const isDrawing = next.closesAtMs <= atMs;
  return {
    ...found,
    serverTimeMs: atMs,
    current: isDrawing ? coming(lastIndex + 2) : next,
    drawing: isDrawing ? { ...next, numbers: [], nextNumberAtMs: next.drawsAtMs } : null,
    last: { ...found.last, issue: numberOf(lastIndex), drawsAtMs: drawsAtMs(lastIndex) },
  };
}

/** The recorded games with draws that follow from the time, as the operator's do. */
export function timedLottery(operator: FakeOperator, offsets: Readonly<Record<string, number>> = offsetsMs) {
  const stateOf = (code: string) => stateAt(code, Date.now(), offsets[code] ?? 0);
  const shown = games.filter(({ code }) => code in offsets);
  operator.answer(getGameMenus, () => ({ list: shown }));
  operator.answer(getDraws, () => ({ list: shown.map(({ code }) => stateOf(code)) }));
  operator.answer(getDraw, ({ code }) => stateOf(code));
  operator.answer(getOpenedNumbers, ({ gameCode, count = 20 }) => ({
    list: Array.from(
      { length: count },
      (_, back) => stateAt(gameCode, Date.now() - back * periodMs, offsets[gameCode] ?? 0).last,
    ),
    hasMore: true,
  }));
  return { lastIssueOf: (code: string) => stateOf(code).last.issue };
}
