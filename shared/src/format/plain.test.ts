import { currencyOf } from '../money/money.ts';
import { formatPlain } from './plain.ts';

const p = currencyOf('P');
const diem = currencyOf('DIEM');

it('writes a round amount in ten thousands where the language counts in them, and any other as every amount of the page', () => {
  expect(formatPlain(30_000_000, p, 'ko')).toBe('30만');
  expect(formatPlain(128_450_050, p, 'ko')).toBe('1,284,500.50');
  expect(formatPlain(450_000, p, 'zh')).toBe('4,500.00');
  expect(formatPlain(0, p, 'ko')).toBe('0.00');
  expect(formatPlain(30_000_000, p, 'ja')).toBe('30万');
  expect(formatPlain(1_284_500, diem, 'th')).toBe('1,284,500');
  expect(formatPlain(500_000, p, 'en')).toBe('5,000.00');
  expect(formatPlain(1_248_050, p, 'en')).toBe('12,480.50');
  expect(formatPlain(1_284_500, diem, 'vi')).toBe('1.284.500');
});
