import { foldGameText, gameMatcher, type IndexedGame, readGamesIndex } from '@tessera/shared/wire/games';
import fc from 'fast-check';
import { sampleIndex } from '../testing/sample-index.ts';
import { type Catalogue, fold, gameAt, minStakesOf, readCatalogue } from './catalogue.ts';
import type { GameScope } from './game-scope.ts';
import { features, type ListCriteria, noCriteria, returns, sorts, views, volatilities } from './list-criteria.ts';
import { searchGames } from './search-games.ts';

const index = sampleIndex(400);
const games = readGamesIndex(index);
let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await readCatalogue(index);
});

const slots: GameScope = { kind: 'category', category: 'RNG' };
const codes = (scope: GameScope, criteria: Partial<ListCriteria>, favorites: readonly string[] = []) =>
  searchGames(catalogue, scope, { ...noCriteria, ...criteria }, { language: 'ko', favorites }).map(
    (at) => index.code[at],
  );

/** The same criteria, answered the slow and obvious way. */
function naively(scope: GameScope, criteria: ListCriteria): IndexedGame[] {
  const matches = gameMatcher(criteria.text);
  return games.filter((game, at) => {
    if (scope.kind === 'category' && game.category !== scope.category) return false;
    if (scope.kind === 'vendor' && game.vassalage !== scope.vassalage) return false;
    if (scope.kind === 'hot' && !game.isHot) return false;
    if (criteria.vassalage && game.vassalage !== criteria.vassalage) return false;
    if (criteria.view === 'new' && !game.isNew) return false;
    if (criteria.view === 'playable' && !game.isPlayable) return false;
    if (criteria.volatility && game.volatility !== criteria.volatility) return false;
    const bits = index.featureBits[at] ?? 0;
    if (criteria.feature && !index.features.filter((_, bit) => bits & (1 << bit)).includes(criteria.feature))
      return false;
    if (criteria.minRtp !== undefined && !(game.rtp !== null && game.rtp >= criteria.minRtp)) return false;
    if (criteria.stakeUpToMinor !== undefined && game.minStakeMinor > criteria.stakeUpToMinor) return false;
    return [game.name, game.otherName, game.vendorName, game.otherVendorName].map(foldGameText).some(matches);
  });
}

const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const criteria: fc.Arbitrary<ListCriteria> = fc.record({
  vassalage: maybe(['PP', 'PG', 'MRD']),
  text: fc.constantFrom('', '달', '달ㅂ', 'ㄷㅂ', 'moon', 'KOI', '온다', 'lumen', '잉어 연', 'ㅎㄱ', '((', '쿠쿠'),
  view: fc.constantFrom(...views),
  volatility: maybe(volatilities),
  feature: maybe(features),
  minRtp: maybe(returns),
  stakeUpToMinor: maybe([10_000, 20_000, 40_000, 99_999, 100_000]),
  sort: fc.constantFrom(...sorts),
});
const scopes: fc.Arbitrary<GameScope> = fc.constantFrom<GameScope>(
  slots,
  { kind: 'category', category: 'LIVE' },
  { kind: 'vendor', vassalage: 'PG' },
  { kind: 'hot' },
);

it('finds exactly what looking at every game finds, for any criteria', () => {
  fc.assert(
    fc.property(scopes, criteria, (scope, criteria) => {
      expect(codes(scope, criteria).sort()).toEqual(
        naively(scope, criteria)
          .map(({ code }) => code)
          .sort(),
      );
    }),
    { numRuns: 400 },
  );
});

it('keeps to the order that was asked for, and to the order of play among equals', () => {
  const at = (code: string | undefined) => index.code.indexOf(code ?? '');
  fc.assert(
    fc.property(scopes, criteria, (scope, criteria) => {
      const found = codes(scope, criteria).map(at);
      const { compare } = new Intl.Collator('ko');
      found.slice(1).forEach((place, step) => {
        const before = found[step] ?? 0;
        const difference = {
          popular: () => 0,
          new: () => ((index.flags[place] ?? 0) & 1) - ((index.flags[before] ?? 0) & 1),
          rtp: () => (index.rtp[place] ?? 0) - (index.rtp[before] ?? 0),
          name: () => compare(index.name[before] ?? '', index.name[place] ?? ''),
        }[criteria.sort]();
        expect(difference).toBeLessThanOrEqual(0);
        if (difference === 0) expect(before).toBeLessThan(place);
      });
    }),
    { numRuns: 200 },
  );
});

it('shows entries that were sent by number in the order of lists, each with what is its own', async () => {
  const order = index.code.map((_, at) => at).sort((a, b) => (index.name[a] ?? '').localeCompare(index.name[b] ?? ''));
  const places = order.reduce<number[]>((known, at, place) => Object.assign(known, { [at]: place }), []);
  const rankStep = places.map((place, at) => place - (places[at - 1] ?? 0));
  const sent = await readCatalogue({ ...index, rankStep });
  expect(order.map((_, place) => gameAt(sent, place))).toEqual(order.map((at) => gameAt(catalogue, at)));
  expect(
    searchGames(sent, slots, { ...noCriteria, text: 'moon' }, { language: 'ko' }).map((at) => gameAt(sent, at)?.code),
  ).toEqual(
    readGamesIndex({ ...index, rankStep })
      .filter((game) => game.category === 'RNG' && `${game.name}${game.otherName}`.includes('Moon'))
      .map(({ code }) => code),
  );
});

it('shows favourites in the order in which they were chosen', () => {
  const chosen = ['PP-0300', 'PP-0002', 'PP-0120'];
  expect(codes({ kind: 'favorites' }, {}, chosen)).toEqual(chosen);
  expect(codes({ kind: 'favorites' }, { text: 'nothing like it' }, chosen)).toEqual([]);
});

it('folds every name as the operator does', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => fold(text) === foldGameText(text)));
  for (const name of [
    'Đồng hồ cát',
    '쌍잉어 연못',
    'Moonlit Archive 2',
    'ㅂㅋㄹ',
    '!@#',
    'İstanbul',
    '月光书阁 777',
    '月夜の書庫',
    'เสือมังกร ออโรรา',
  ])
    expect(fold(name)).toBe(foldGameText(name));
});

it('shows the game of a place as the index has it', () => {
  const shown = gameAt(catalogue, 7);
  const { code, name, vassalage, rtp, isPlayable } = games[7] as IndexedGame;
  expect(shown).toMatchObject({ code, name, vassalage, rtp, isPlayable });
  expect(gameAt(catalogue, 400)).toBeUndefined();
});

it('offers the stakes that the games of a list really begin with', () => {
  const ofSlots = games.filter(({ category }) => category === 'RNG').map(({ minStakeMinor }) => minStakeMinor);
  expect(minStakesOf(catalogue, 'RNG')).toEqual([...new Set(ofSlots)].sort((a, b) => a - b));
  expect(minStakesOf(catalogue, 'PVP')).toEqual([]);
});
