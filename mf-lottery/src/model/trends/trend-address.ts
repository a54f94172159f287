import { addDays, type Day, isDay } from '@tessera/shared/format';
import { aspectsOf, type GameKind, trendShape } from '@tessera/shared/lottery';
import { type Road, roads, usualRoad } from './road.ts';

export const trends = ['results', 'coming', 'frequency', 'gaps', 'roads', 'runs', 'hot'] as const;
export type Trend = (typeof trends)[number];

/** What the trends page shows, as its address says. */
export interface TrendAddress {
  readonly trend: Trend;
  /** Undefined: the last draws, of whatever day. */
  readonly day: Day | undefined;
  /** Undefined: all places. */
  readonly place: number | undefined;
  readonly aspect: string;
  readonly road: Road;
  readonly isTable: boolean;
}

/** Counted where no day is asked for: the most that an answer without one has. */
export const lastDraws = 100;

/** How far back days can be chosen. */
export const earliestDay = (today: Day): Day => addDays(today, -365);

/** A game as far as its trends depend on it. */
interface TrendGame {
  readonly kind: GameKind;
  /** Drawn once a day at most: a day alone says little. */
  readonly isRare: boolean;
}

function readDay(params: URLSearchParams, { isRare }: TrendGame, today: Day): Day | undefined {
  const day = params.get('day') ?? '';
  if (isDay(day) && day <= today && day >= earliestDay(today)) return day;
  const span = params.get('span') ?? (isRare ? String(lastDraws) : 'day');
  return span === String(lastDraws) ? undefined : today;
}

/** Reads an address; what it does not say, or says of another game, is the default. */
export function readTrend(params: URLSearchParams, game: TrendGame, today: Day): TrendAddress {
  const trend = trends.find((each) => each === params.get('trend')) ?? 'results';
  const { place, drawn } = trendShape(game.kind);
  const wanted = Number(params.get('place'));
  const isPlace = place !== undefined && Number.isInteger(wanted) && wanted >= 1 && wanted <= drawn;
  const keys = aspectsOf(game.kind).map(({ key }) => key);
  const [first = ''] = keys;
  const as = params.get('as');
  return {
    trend,
    day: readDay(params, game, today),
    place: isPlace ? wanted : undefined,
    aspect: keys.find((key) => key === params.get('aspect')) ?? first,
    road: roads.find((each) => each === params.get('road')) ?? usualRoad,
    // Results are read; of all others the picture comes first.
    isTable: as === null ? trend === 'results' : as === 'table',
  };
}
