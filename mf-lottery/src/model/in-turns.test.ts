import { inTurns } from './in-turns.ts';

it('lists in turns begin with the first of each, and a longer one goes on alone', () => {
  expect(inTurns([['a', 'b', 'c'], [], ['x', 'y']])).toEqual(['a', 'x', 'b', 'y', 'c']);
  expect(inTurns([])).toEqual([]);
});
