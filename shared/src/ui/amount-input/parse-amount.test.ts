import fc from 'fast-check';
import { currencyOf } from '../../money/money.ts';
import { caretAfter, parseAmount, writeAmount } from './parse-amount.ts';

const P = currencyOf('P');
const DIEM = currencyOf('DIEM');

it.each([
  ['300000', '300,000', 30_000_000],
  ['1,284,500.00 P', '1,284,500.00', 128_450_000],
  ['１２３', '123', 12_300],
  ['30만', '300,000', 30_000_000],
  ['1억 2,840만', '128,400,000', 12_840_000_000],
  ['0.5', '0.5', 50],
  ['12.', '12.', 1200],
  ['12.345', '12.34', 1234],
  ['007', '7', 700],
  ['ㅁㄴㅇ', '', undefined],
  ['-500', '500', 50_000],
])('"%s" is read as %s', (input, text, minor) => {
  expect(parseAmount(input, P, 'ko')).toEqual({ text, minor });
});

it('Vietnamese points have no decimals and group by a dot', () => {
  expect(parseAmount('1284500', DIEM, 'vi')).toEqual({ text: '1.284.500', minor: 1_284_500 });
});

it('what is written is read back as the same amount', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9_999_999_999_999 }),
      fc.constantFrom('ko', 'vi', 'en'),
      (minor, language) => {
        expect(parseAmount(writeAmount(minor, P, language), P, language).minor).toBe(minor);
      },
    ),
  );
});

it('the caret stays behind the same figure when groups move', () => {
  expect(caretAfter(1, '1,234')).toBe(1);
  expect(caretAfter(2, '1,234')).toBe(3);
  expect(caretAfter(9, '1,234')).toBe(5);
});
