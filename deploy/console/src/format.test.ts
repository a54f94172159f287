import { amount, zoneName } from './format.ts';

it("formats an amount as the merchant's players see it, whatever the console's language", () => {
  expect(amount({ amountMinor: 1284500, currency: 'DIEM' }, 'ko')).toBe('1.284.500 điểm');
  expect(amount({ amountMinor: 128450000, currency: 'P' }, 'ko')).toBe('1,284,500.00 P');
});

it('names its own time zone by its offset', () => {
  expect(zoneName()).toMatch(/^(?:UTC|GMT(?:[+-]\d{1,2}(?::\d{2})?)?)$/);
});
