import fc from 'fast-check';
import { currencyOf } from '../../money/money.ts';
import { hostileOrHugeText } from '../../testing/hostile-text.ts';
import { caretAfter, greatestMinor, parseAmount, writeAmount } from './parse-amount.ts';

const P = currencyOf('P');
const DIEM = currencyOf('DIEM');

it.each([
  ['300000', '300,000', 30_000_000],
  ['1,284,500.00 P', '1,284,500.00', 128_450_000],
  ['１２３', '123', 12_300],
  ['30만', '300,000', 30_000_000],
  ['1억 2,840만', '128,400,000', 12_840_000_000],
  ['3천만', '30,000,000', 3_000_000_000],
  ['1천2백만 원', '12,000,000', 1_200_000_000],
  ['1.005만', '10,050', 1_005_000],
  ['30万', '300,000', 30_000_000],
  ['1億2千万', '120,000,000', 12_000_000_000],
  ['0.00000001백', '0.00', 0],
  ['0.5', '0.5', 50],
  ['12.', '12.', 1200],
  ['12.345', '12.34', 1234],
  ['007', '7', 700],
  ['ㅁㄴㅇ', '', undefined],
  ['-500', '500', 50_000],
])('"%s" is parsed as %s', (input, text, minor) => {
  expect(parseAmount(input, P, 'ko')).toEqual({ text, minor });
});

it('Vietnamese amounts have no decimals and group by a dot', () => {
  expect(parseAmount('1284500', DIEM, 'vi')).toEqual({ text: '1.284.500', minor: 1_284_500 });
});

it('a formatted amount is parsed as the same amount', () => {
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

it('the caret stays behind the same digit when the groups change', () => {
  expect(caretAfter(1, '1,234')).toBe(1);
  expect(caretAfter(2, '1,234')).toBe(3);
  expect(caretAfter(9, '1,234')).toBe(5);
});

it('an amount in 만 or 억 equals the same amount in digits, also where a comma is the decimal sign', () => {
  const units = fc.constantFrom({ unit: '백', place: 2 }, { unit: '만', place: 4 }, { unit: '억', place: 8 });
  fc.assert(
    fc.property(fc.nat(99_999), fc.stringMatching(/^\d{1,12}$/), units, (whole, fraction, { unit, place }) => {
      const shifted = `${whole}${fraction.padEnd(place, '0')}`;
      const minor = Number(shifted.slice(0, String(whole).length + place));
      expect(parseAmount(`${whole}.${fraction}${unit}`, DIEM, 'ko').minor).toBe(minor);
      expect(parseAmount(`${whole},${fraction}${unit}`, DIEM, 'vi').minor).toBe(minor);
    }),
  );
});

it('any input becomes whole minor units or nothing, and is shown as that', () => {
  const units = fc.string({ unit: fc.constantFrom(...'0159.,-+eE만천억万 '), maxLength: 60 });
  fc.assert(
    fc.property(fc.oneof(units, hostileOrHugeText), fc.constantFrom('ko', 'vi'), (typed, language) => {
      const { text, minor } = parseAmount(typed, P, language);
      if (minor === undefined) return expect(text).toBe('');
      const [whole = '', fraction = ''] = text.split(language === 'vi' ? ',' : '.');
      expect(whole).toMatch(/^\d{1,3}([.,]\d{3})*$/);
      expect(fraction).toMatch(/^\d{0,2}$/);
      expect(minor).toBe(Number(whole.replace(/[.,]/g, '')) * 100 + Number(fraction.padEnd(2, '0')));
      expect(minor).toBeLessThanOrEqual(greatestMinor);
    }),
    { numRuns: 500 },
  );
});
