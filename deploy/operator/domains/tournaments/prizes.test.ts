import { prizesOf } from './prizes.ts';

const prizes = [
  { from: 1, to: 1, amountMinor: 1000 },
  { from: 2, to: 3, amountMinor: 500 },
];

describe('prizes of a tournament', () => {
  it('are those of the places, and nothing below the last one', () =>
    expect(prizesOf(prizes, [1, 2, 3, 4])).toEqual([1000, 500, 500, 0]));

  it('are shared by equals for all places that they take up, rounded down', () => {
    expect(prizesOf(prizes, [1, 1, 3])).toEqual([750, 750, 500]);
    expect(prizesOf(prizes, [1, 1, 1, 1, 1, 1, 1])).toEqual(Array.from({ length: 7 }, () => 285));
    expect(prizesOf(prizes, [1, 2, 3, 3])).toEqual([1000, 500, 250, 250]);
  });
});
