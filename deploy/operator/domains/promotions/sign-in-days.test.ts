import { amountOfDay, daysInARow } from './sign-in-days.ts';

it('days in a row are counted up to today, or to yesterday while today is not claimed', () => {
  const days = ['2026-03-01', '2026-02-28', '2026-02-27', '2026-02-25'];
  expect(daysInARow(days, '2026-03-02')).toBe(3);
  expect(daysInARow(['2026-03-02', ...days], '2026-03-02')).toBe(4);
  expect(daysInARow(days, '2026-03-03')).toBe(0);
  expect(daysInARow([], '2026-03-02')).toBe(0);
});

it('after the last day the amounts begin again', () => {
  expect([0, 1, 2, 3].map((days) => amountOfDay([10, 20, 30], days))).toEqual([10, 20, 30, 10]);
});
