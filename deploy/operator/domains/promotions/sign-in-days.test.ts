import { amountOfDay } from './sign-in-days.ts';

it('after the last day the amounts begin again', () => {
  expect([0, 1, 2, 3].map((days) => amountOfDay([10, 20, 30], days))).toEqual([10, 20, 30, 10]);
});
