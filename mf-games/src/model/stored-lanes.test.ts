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

it('what was spoilt counts as nothing', () => {
  for (const stored of [undefined, null, 7, {}, { language: 'ko', lanes: [null] }, { language: 'ko', lanes: [{}] }])
    expect(storedLanes(stored, 'ko')).toBeUndefined();
});

it('the home page counts what is really there, and leaves out what is not', () => {
  expect(homeCategories(lanes, true)).toEqual([
    { category: 'RNG', count: 2000 },
    { category: 'LOTT', count: 9 },
  ]);
  expect(homeCategories(lanes, false)).toEqual([{ category: 'RNG', count: 2000 }]);
});
