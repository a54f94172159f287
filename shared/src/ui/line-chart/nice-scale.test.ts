import { niceScale } from './nice-scale.ts';

it('counts up to the highest value in round steps', () => {
  expect(niceScale(200, 550).lines).toEqual([0, 200, 400, 600]);
  expect(niceScale(0, 7_800_000).lines).toEqual([0, 2_000_000, 4_000_000, 6_000_000, 8_000_000]);
});

it('goes below zero where values do', () => {
  const scale = niceScale(-120, 300);
  expect(scale.lines).toContain(0);
  expect(scale.low).toBeLessThanOrEqual(-120);
  expect(scale.high).toBeGreaterThanOrEqual(300);
});

it('still has a scale when every value is zero', () => expect(niceScale(0, 0).high).toBeGreaterThan(0));
