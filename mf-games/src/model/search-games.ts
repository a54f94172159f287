import { gameMatcher } from '@tessera/shared/wire/games';
import type { Catalogue } from './catalogue.ts';
import type { GameScope } from './game-scope.ts';
import type { ListCriteria } from './list-criteria.ts';

type Test = (at: number) => boolean;

function scopeTest({ index, at }: Catalogue, scope: GameScope, favorites: readonly string[]): Test {
  switch (scope.kind) {
    case 'category': {
      const wanted = index.categories.indexOf(scope.category);
      return (place) => index.category[place] === wanted;
    }
    case 'vendor':
      return vendorTest(index, scope.vassalage);
    case 'hot':
      return (place) => ((index.flags[place] ?? 0) & 2) > 0;
    case 'favorites': {
      const places = new Set(favorites.map((code) => at.get(code)));
      return (place) => places.has(place);
    }
  }
}

function vendorTest(index: Catalogue['index'], vassalage: string): Test {
  const wanted = index.vendors.findIndex((vendor) => vendor.vassalage === vassalage);
  return (place) => index.vendor[place] === wanted;
}

/** One test for each part of the criteria that narrows anything; the cheap ones first, the text last. */
function testsOf({ index, texts, vendorTexts }: Catalogue, criteria: ListCriteria): Test[] {
  const tests: Test[] = [];
  if (criteria.vassalage) tests.push(vendorTest(index, criteria.vassalage));
  if (criteria.view !== 'all') {
    const flag = criteria.view === 'new' ? 1 : 4;
    tests.push((at) => ((index.flags[at] ?? 0) & flag) > 0);
  }
  if (criteria.volatility) {
    const wanted = index.volatilities.indexOf(criteria.volatility);
    tests.push((at) => index.volatility[at] === wanted);
  }
  if (criteria.feature) {
    const bit = 1 << index.features.indexOf(criteria.feature);
    tests.push((at) => ((index.featureBits[at] ?? 0) & bit) > 0);
  }
  if (criteria.minRtp !== undefined) {
    const perMille = Math.round(criteria.minRtp * 10);
    tests.push((at) => (index.rtp[at] ?? -1) >= perMille);
  }
  const { stakeUpToMinor } = criteria;
  if (stakeUpToMinor !== undefined) {
    const isLow = index.minStakes.map((stake) => stake <= stakeUpToMinor);
    tests.push((at) => isLow[index.minStake[at] ?? -1] === true);
  }
  if (criteria.text.trim()) {
    const matches = gameMatcher(criteria.text);
    // Twenty-six vendors are asked once each, not with every one of their games.
    const isVendorFound = vendorTexts.map(matches);
    tests.push((at) => isVendorFound[index.vendor[at] ?? -1] === true || matches(texts[at] ?? ''));
  }
  return tests;
}

const nameOrders = new WeakMap<Catalogue, Uint32Array>();

/** Every place's rank by name; ten thousand comparisons are made once, when the order is first asked for. */
function nameRanks(catalogue: Catalogue, language: string): Uint32Array {
  const known = nameOrders.get(catalogue);
  if (known) return known;
  const { compare } = new Intl.Collator(language);
  const { name } = catalogue.index;
  const ranks = new Uint32Array(catalogue.size);
  const order = Array.from({ length: catalogue.size }, (_, at) => at);
  order.sort((a, b) => compare(name[a] ?? '', name[b] ?? '') || a - b);
  order.forEach((at, rank) => {
    ranks[at] = rank;
  });
  nameOrders.set(catalogue, ranks);
  return ranks;
}

function inOrder(found: number[], catalogue: Catalogue, sort: ListCriteria['sort'], language: string): number[] {
  const { index } = catalogue;
  switch (sort) {
    case 'popular':
      return found;
    case 'new':
      return found.sort((a, b) => ((index.flags[b] ?? 0) & 1) - ((index.flags[a] ?? 0) & 1) || a - b);
    case 'rtp':
      return found.sort((a, b) => (index.rtp[b] ?? -1) - (index.rtp[a] ?? -1) || a - b);
    case 'name': {
      const ranks = nameRanks(catalogue, language);
      return found.sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
    }
  }
}

export interface SearchOptions {
  readonly language: string;
  /** Codes, in the order in which they were chosen. */
  readonly favorites?: readonly string[];
}

/** Places of the games that match the criteria, in their order; the catalogue itself is in the order of play. */
export function searchGames(
  catalogue: Catalogue,
  scope: GameScope,
  criteria: ListCriteria,
  { language, favorites = [] }: SearchOptions,
): number[] {
  const tests = [scopeTest(catalogue, scope, favorites), ...testsOf(catalogue, criteria)];
  const found: number[] = [];
  each: for (let at = 0; at < catalogue.size; at++) {
    for (const test of tests) if (!test(at)) continue each;
    found.push(at);
  }
  // Favourites stand in the order in which they were chosen.
  if (scope.kind === 'favorites' && criteria.sort === 'popular') {
    const isFound = new Set(found);
    return favorites.flatMap((code) => catalogue.at.get(code) ?? []).filter((at) => isFound.has(at));
  }
  return inOrder(found, catalogue, criteria.sort, language);
}
