import type { TodaysDraw } from './vietnam-days.ts';
import { regionsByClosing } from './vietnam-days.ts';

const draw = (state: TodaysDraw['state'], closesAtMs: number) =>
  [{ state, draw: { current: { closesAtMs } } }] as unknown as readonly TodaysDraw[];

it('regions stand in the order in which they close, and those that are closed come last', () => {
  const today = { north: draw('drawn', 1), south: draw('open', 3000), central: draw('open', 2000) };
  expect(regionsByClosing(today, undefined)).toEqual(['central', 'south', 'north']);
});

it('the region that is asked for stands before all', () => {
  const today = { north: draw('open', 3000), south: draw('open', 1000), central: [] };
  expect(regionsByClosing(today, 'north')).toEqual(['north', 'south', 'central']);
});
