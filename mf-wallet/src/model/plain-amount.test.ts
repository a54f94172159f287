import { currencyOf } from '@tessera/shared/money';
import { plainAmount, plainDecimal } from './plain-amount.ts';

const p = currencyOf('P');
const diem = currencyOf('DIEM');

it('reads an amount at a glance without losing a unit of it', () => {
  expect(plainAmount(30_000_000, p, 'ko')).toBe('30만');
  expect(plainAmount(128_450_050, p, 'ko')).toBe('128만 4,500.5');
  expect(plainAmount(500_000, p, 'en')).toBe('5,000');
  expect(plainAmount(1_248_050, p, 'en')).toBe('12,480.50');
  expect(plainAmount(1_284_500, diem, 'vi')).toBe('1.284.500');
});

it("gives a bank's form figures and a point alone", () => {
  expect(plainDecimal(30_000_000, p)).toBe('300000');
  expect(plainDecimal(1_248_050, p)).toBe('12480.50');
  expect(plainDecimal(1_284_500, diem)).toBe('1284500');
});
