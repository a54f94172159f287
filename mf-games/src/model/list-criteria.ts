import type { GameCategory, GameFeature, GameVolatility } from '@tessera/shared/wire/games';

export type GameSort = 'popular' | 'new' | 'name' | 'rtp';
export type GameView = 'all' | 'new' | 'playable';

/** What somebody wants of a list: all of it stands in the page's address. */
export interface ListCriteria {
  /** Vendor code; spec §2 calls the parameter `page`. */
  readonly vassalage?: string;
  readonly text: string;
  readonly view: GameView;
  readonly volatility?: GameVolatility;
  readonly feature?: GameFeature;
  /** At least so many per cent. */
  readonly minRtp?: number;
  /** The smallest stake may be at most so much, in minor units. */
  readonly stakeUpToMinor?: number;
  readonly sort: GameSort;
}

export const noCriteria: ListCriteria = { text: '', view: 'all', sort: 'popular' };

export const volatilities: readonly GameVolatility[] = ['low', 'medium', 'high'];
export const features: readonly GameFeature[] = ['freeSpins', 'wild', 'stackedWild', 'multiplier'];
export const sorts: readonly GameSort[] = ['popular', 'new', 'name', 'rtp'];
export const views: readonly GameView[] = ['all', 'new', 'playable'];
/** The returns that one may ask for, per cent. */
export const returns: readonly number[] = [95, 96, 96.5, 97];

const oneOf = <Value extends string>(known: readonly Value[], given: string | null): Value | undefined =>
  known.find((value) => value === given);

function numberWithin(given: string | null, minimum: number, maximum: number): number | undefined {
  const value = given === null || given === '' ? Number.NaN : Number(given);
  return value >= minimum && value <= maximum ? value : undefined;
}

/** Reads an address; what it does not understand counts as not asked for. */
export function readCriteria(query: URLSearchParams): ListCriteria {
  const vassalage = query.get('page') ?? '';
  const stake = numberWithin(query.get('stake'), 1, Number.MAX_SAFE_INTEGER);
  return {
    vassalage: /^\w{2,16}$/.test(vassalage) ? vassalage.toUpperCase() : undefined,
    text: (query.get('q') ?? '').slice(0, 60),
    view: oneOf(views, query.get('view')) ?? 'all',
    volatility: oneOf(volatilities, query.get('volatility')),
    feature: oneOf(features, query.get('feature')),
    minRtp: numberWithin(query.get('rtp'), 50, 100),
    stakeUpToMinor: stake === undefined ? undefined : Math.round(stake),
    sort: oneOf(sorts, query.get('sort')) ?? 'popular',
  };
}

/** Writes an address; what is as usual is left out, so that the plain list has the plain address. */
export function writeCriteria(criteria: ListCriteria): URLSearchParams {
  const query = new URLSearchParams();
  const set = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') query.set(name, String(value));
  };
  set('page', criteria.vassalage);
  set('q', criteria.text.trim());
  set('view', criteria.view === 'all' ? undefined : criteria.view);
  set('volatility', criteria.volatility);
  set('feature', criteria.feature);
  set('rtp', criteria.minRtp);
  set('stake', criteria.stakeUpToMinor);
  set('sort', criteria.sort === 'popular' ? undefined : criteria.sort);
  return query;
}

/** The filters that stand as chips above the list, in their order. */
export const chipFilters = ['volatility', 'feature', 'minRtp', 'stakeUpToMinor'] as const;
export type ChipFilter = (typeof chipFilters)[number];

/** The filters that mean something for a kind of games: only slots have an engine, and so a return, volatility and features. */
export function filtersFor(category: GameCategory | undefined): readonly ChipFilter[] {
  if (category === undefined || category === 'RNG') return chipFilters;
  return ['stakeUpToMinor'];
}

/** The orders that mean something: games without an engine have no return to sort by. */
export const sortsFor = (category: GameCategory | undefined): readonly GameSort[] =>
  category === undefined || category === 'RNG' ? sorts : sorts.filter((sort) => sort !== 'rtp');

/** The views that mean something: free play is for games that can be opened. */
export function viewsFor(category: GameCategory | undefined, hasFreePlay: boolean): readonly GameView[] {
  const isOpen = hasFreePlay && (category === undefined || category === 'RNG');
  return views.filter((view) => view !== 'playable' || isOpen);
}

/** Whether anything narrows the list beyond its page and vendor. */
export const isNarrowed = (criteria: ListCriteria): boolean =>
  criteria.text.trim() !== '' || criteria.view !== 'all' || chipFilters.some((name) => criteria[name] !== undefined);

/** Takes away all that narrows a list; vendor and order stay. */
export const nothingAsked: Partial<ListCriteria> = {
  text: '',
  view: 'all',
  volatility: undefined,
  feature: undefined,
  minRtp: undefined,
  stakeUpToMinor: undefined,
};

/** What a filter sheet decides: the view and the chips. */
export const narrowingOf = (criteria: ListCriteria): Partial<ListCriteria> => ({
  view: criteria.view,
  ...Object.fromEntries(chipFilters.map((filter) => [filter, criteria[filter]])),
});
