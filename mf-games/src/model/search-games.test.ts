import { foldGameText, gameMatcher, type IndexedGame, readGamesIndex } from '@tessera/shared/wire/games';
import fc from 'fast-check';
import { sampleIndex } from '../testing/sample-index.ts';
import { type Catalogue, fold, gameAt, minStakesOf, readCatalogue } from './catalogue.ts';
import type { GameScope } from './game-scope.ts';
import { features, type ListWish, noWish, returns, sorts, views, volatilities } from './list-wish.ts';
import { searchGames } from './search-games.ts';

const index = sampleIndex(400);
const games = readGamesIndex(index);
let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await readCatalogue(index);
});

const slots: GameScope = { kind: 'category', category: 'RNG' };
const codes = (scope: GameScope, wish: Partial<ListWish>, favorites: readonly string[] = []) =>
  searchGames(catalogue, scope, { ...noWish, ...wish }, { language: 'ko', favorites }).map((at) => index.code[at]);

/** The same wish, answered the slow and obvious way. */
function naively(scope: GameScope, wish: ListWish): IndexedGame[] {
  const matches = gameMatcher(wish.text);
  return games.filter((game, at) => {
    if (scope.kind === 'category' && game.category !== scope.category) return false;
    if (scope.kind === 'vendor' && game.vassalage !== scope.vassalage) return false;
    if (scope.kind === 'hot' && !game.isHot) return false;
    if (wish.vassalage && game.vassalage !== wish.vassalage) return false;
    if (wish.view === 'new' && !game.isNew) return false;
    if (wish.view === 'playable' && !game.isPlayable) return false;
    if (wish.volatility && game.volatility !== wish.volatility) return false;
    const bits = index.featureBits[at] ?? 0;
    if (wish.feature && !index.features.filter((_, bit) => bits & (1 << bit)).includes(wish.feature)) return false;
    if (wish.minRtp !== undefined && !(game.rtp !== null && game.rtp >= wish.minRtp)) return false;
    if (wish.stakeUpToMinor !== undefined && game.minStakeMinor > wish.stakeUpToMinor) return false;
    return [game.name, game.otherName, game.vendorName, game.otherVendorName].map(foldGameText).some(matches);
  });
}

const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const wishes: fc.Arbitrary<ListWish> = fc.record({
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

it('finds exactly what looking at every game finds, for any wish', () => {
  fc.assert(
    fc.property(scopes, wishes, (scope, wish) => {
      expect(codes(scope, wish).sort()).toEqual(
        naively(scope, wish)
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
    fc.property(scopes, wishes, (scope, wish) => {
      const found = codes(scope, wish).map(at);
      const { compare } = new Intl.Collator('ko');
      found.slice(1).forEach((place, step) => {
        const before = found[step] ?? 0;
        const difference = {
          popular: () => 0,
          new: () => ((index.flags[place] ?? 0) & 1) - ((index.flags[before] ?? 0) & 1),
          rtp: () => (index.rtp[place] ?? 0) - (index.rtp[before] ?? 0),
          name: () => compare(index.name[before] ?? '', index.name[place] ?? ''),
        }[wish.sort]();
        expect(difference).toBeLessThanOrEqual(0);
        if (difference === 0) expect(before).toBeLessThan(place);
      });
    }),
    { numRuns: 200 },
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
