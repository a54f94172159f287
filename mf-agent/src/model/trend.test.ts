import { asOfMs, trend } from '../testing/team.ts';
import { sparkOf, trendLines } from './trend.ts';

describe('the way of a figure', () => {
  it('leaves what has not happened yet open, and shows the stretch before in full', () => {
    const { at, current, previous } = trendLines(trend, 'bet');
    expect(at).toHaveLength(4);
    expect(current).toEqual([10_000_000, 20_000_000, 5_000_000, null]);
    expect(previous).toEqual([7_000_000, 8_000_000, 9_000_000, 10_000_000]);
  });

  it('leaves the running hour out of a spark line, which would fall at every end', () => {
    expect(sparkOf(trend, 'activeBettors', asOfMs)).toEqual([10, 20]);
  });

  it('keeps the last day of a period that is over', () => {
    const over = { ...trend, places: trend.places.slice(0, 3) };
    expect(sparkOf(over, 'activeBettors', asOfMs + 30 * 24 * 60 * 60 * 1000)).toEqual([10, 20]);
    expect(sparkOf({ ...over, points: over.points.slice(0, 2) }, 'activeBettors', asOfMs)).toEqual([10, 20]);
  });
});
