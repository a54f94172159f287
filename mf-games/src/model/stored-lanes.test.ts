import { homeCategories } from './home-categories.ts';
import { storedLanes } from './stored-lanes.ts';

const card = (gameCount: number) => ({ vassalage: 'PP', displayName: '루멘', isHot: true, gameCount });
const lanes = [
  { title: 'RNG' as const, gameType: 'RNG' as const, cards: [card(1200), card(800)] },
  { title: 'LOTT' as const, gameType: 'LOTT' as const, cards: [card(9)] },
  { title: 'FISH' as const, gameType: 'FISH' as const, cards: [] },
];

it('a tab reads the vendors that it kept, in the language in which it kept them', () => {
  expect(storedLanes({ language: 'ko', lanes }, 'ko')).toEqual(lanes);
  expect(storedLanes({ language: 'ko', lanes }, 'en')).toBeUndefined();
});

it('invalid storage is ignored', () => {
  for (const stored of [undefined, null, 7, {}, { language: 'ko', lanes: [null] }, { language: 'ko', lanes: [{}] }])
    expect(storedLanes(stored, 'ko')).toBeUndefined();
});

it('the home page counts what is really there, and leaves out what is not', () => {
  expect(homeCategories(lanes, true)).toEqual([
    { category: 'RNG', count: 2000, path: '/rng' },
    { category: 'LOTT', count: 9, path: '/lottery' },
  ]);
  expect(homeCategories(lanes, false)).toEqual([{ category: 'RNG', count: 2000, path: '/rng' }]);
});

it('the home page leads to the vendor that a category starts with, as the header does', () => {
  const of = (gameType: 'LOTT' | 'ELOTT' | 'SPORTS', ...vendors: string[]) => ({
    title: gameType,
    gameType,
    cards: vendors.map((vassalage) => ({ ...card(3), vassalage })),
  });
  const paths = (...given: Parameters<typeof homeCategories>[0]) => homeCategories(given, true).map(({ path }) => path);
  expect(paths(of('LOTT', 'TCG_SEA'), of('ELOTT', 'TCG_SEA'))).toEqual(['/lottery', '/elott']);
  expect(paths(of('SPORTS', 'DS88', 'FLD'), of('LOTT', 'DRW'))).toEqual(['/sports?page=FLD', '/lottery']);
  expect(paths(of('LOTT', 'DRW'), of('ELOTT', 'DRW'))).toEqual(['/elott', '/elott']);
  expect(paths(of('SPORTS', 'DS88'))).toEqual(['/sports']);
});
