import { amount } from './format.ts';

it('writes an amount as the merchant’s players read it, in whatever language the operator reads', () => {
  expect(amount({ amountMinor: 1284500, currency: 'DIEM' }, 'ko')).toBe('1.284.500 điểm');
  expect(amount({ amountMinor: 128450000, currency: 'P' }, 'ko')).toBe('1,284,500.00 P');
});
