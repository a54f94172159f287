import { formatDate } from '@tessera/shared/format';
import type { VietnamRegion } from '@tessera/shared/wire/lottery';
import { isBeingDrawn } from './being-drawn.ts';
import type { DrawState, LotteryGame, VietnamNumbers } from './lottery-types.ts';

export const regions: readonly VietnamRegion[] = ['north', 'south', 'central'];

/** All regions: `first`, then those that can be bet on, the one that closes next before the others, and last those that are closed. */
export function regionsByClosing(
  today: Readonly<Record<VietnamRegion, readonly TodaysDraw[]>>,
  first: VietnamRegion | undefined,
): readonly VietnamRegion[] {
  const closesAtMs = (region: VietnamRegion) =>
    Math.min(
      ...today[region].map(({ state, draw }) => (state === 'open' ? draw.current.closesAtMs : Number.MAX_VALUE)),
    );
  // A region without a draw today closes at Infinity, and the difference of two such is NaN.
  const others = regions.filter((region) => region !== first);
  return [
    ...(first ? [first] : []),
    ...others.sort((one, other) => Math.sign(closesAtMs(one) - closesAtMs(other)) || 0),
  ];
}

/** The lotteries of Vietnam count their days by one clock, wherever the player is. */
export const vietnamZone = 'Asia/Ho_Chi_Minh';

export const dayOfIssue = (issue: string): string => issue.slice(0, 8);

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: string): number {
  const date = Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6)));
  return new Date(date).getUTCDay() || 7;
}

const todayInVietnam = (nowMs: number): string => formatDate('yyyyMMdd', nowMs, vietnamZone);

/** A province that is drawn today, and how far it is. */
export interface TodaysDraw {
  readonly game: LotteryGame;
  readonly draw: DrawState;
  /** `closed`: no prize is drawn yet. */
  readonly state: 'open' | 'closed' | 'drawing' | 'drawn';
}

function stateToday({ current, drawing, last }: DrawState, today: string): TodaysDraw['state'] | undefined {
  if (drawing && dayOfIssue(drawing.issue) === today) return isBeingDrawn(drawing) ? 'drawing' : 'closed';
  if (dayOfIssue(current.issue) === today) return 'open';
  return dayOfIssue(last.issue) === today ? 'drawn' : undefined;
}

/** The provinces of a region that are drawn today. */
export function drawsOfToday(
  games: readonly LotteryGame[],
  draws: readonly DrawState[],
  region: VietnamRegion,
  nowMs: number,
): readonly TodaysDraw[] {
  const today = todayInVietnam(nowMs);
  return games.flatMap((game) => {
    const draw = draws.find(({ gameCode }) => gameCode === game.code);
    if (!draw || !game.calendar || game.region !== region) return [];
    const state = stateToday(draw, today);
    return state ? [{ game, draw, state }] : [];
  });
}

/** The days on which a region was drawn, newest first, each with its provinces. */
export function daysOfRegion(
  numbers: readonly VietnamNumbers[],
  region: VietnamRegion,
): readonly { readonly day: string; readonly draws: readonly VietnamNumbers[] }[] {
  const ofRegion = numbers.filter((each) => each.region === region);
  const days = [...new Set(ofRegion.map(({ issue }) => dayOfIssue(issue)))];
  return days.map((day) => ({ day, draws: ofRegion.filter(({ issue }) => dayOfIssue(issue) === day) }));
}
