import en from '../../locales/en.json';
import { homeCategories } from './home-categories.ts';
import type { Lanes } from './stored-lanes.ts';

const lane = (gameType: Lanes[number]['gameType'], gameCount: number, openCount?: number): Lanes[number] => ({
  title: gameType,
  gameType,
  cards: [{ vassalage: 'PP', displayName: 'Lumen', isHot: false, gameCount, openCount }],
});

test('home counts what the page behind a category lists, and leaves out a category in which nothing can be opened', () => {
  const lanes = [lane('LOTT', 2, 2), lane('ELOTT', 300, 0), lane('LIVE', 214, 0), lane('RNG', 8412, 8172)];
  expect(homeCategories(lanes, true).map(({ category, count }) => [category, count])).toEqual([
    ['RNG', 8412],
    ['LOTT', 2],
  ]);
  expect(homeCategories(lanes, false).map(({ category }) => category)).toEqual(['RNG']);
});

test('home counts all games of an operator that does not say which can be opened', () => {
  expect(homeCategories([lane('FISH', 48)], true)).toMatchObject([{ category: 'FISH', count: 48 }]);
});

it('one game is not called games in English', () => {
  const amounts = Object.entries(en.amount);
  expect(amounts).toHaveLength(16);
  for (const [key, text] of amounts) expect(text.endsWith('s')).toBe(key.endsWith('_other'));
});
