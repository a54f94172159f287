import fc from 'fast-check';
import { currencyOf } from '../../money/money.ts';
import { writeAmount } from './parse-amount.ts';
import { type ReadAmount, readAmount, readChange } from './read-amount.ts';

const P = currencyOf('P');
const DIEM = currencyOf('DIEM');
const languages = ['ko', 'en', 'ja', 'th', 'vi', 'zh'];

const type = (signs: string, currency: typeof P, language: string) =>
  [...signs].reduce<ReadAmount>((before, sign) => readChange(before, before.text + sign, currency, language), {
    text: '',
    minor: undefined,
    isRaw: false,
  });

it.each(['ko', 'en', 'ja', 'th', 'zh'])(
  '%s: thousands may be typed with their comma, and with a point where there are no decimals',
  (language) => {
    expect(type('10,000', P, language)).toMatchObject({ text: '10,000', minor: 1_000_000, isRaw: false });
    expect(type('1,284,500', DIEM, language)).toMatchObject({ text: '1,284,500', minor: 1_284_500 });
    expect(type('10.000', DIEM, language)).toMatchObject({ text: '10,000', minor: 10_000 });
    expect(type('10.50', P, language)).toMatchObject({ text: '10.50', minor: 1_050 });
  },
);

it('Vietnamese thousands may be typed with their point, and with a comma where there are no decimals', () => {
  expect(type('10.000', P, 'vi')).toMatchObject({ text: '10.000', minor: 1_000_000 });
  expect(type('1.284.500', DIEM, 'vi')).toMatchObject({ text: '1.284.500', minor: 1_284_500 });
  expect(type('10,000', DIEM, 'vi')).toMatchObject({ text: '10.000', minor: 10_000 });
  expect(type('10,50', P, 'vi')).toMatchObject({ text: '10,50', minor: 1_050 });
});

it.each(languages)('%s: decimals are refused and kept as typed in a currency of whole units', (language) => {
  for (const amount of ['1.5', '1,5', '10000,5', '10000.5', '10,00', '12.34'])
    for (const read of [type(amount, DIEM, language), readAmount(`${amount} điểm`, DIEM, language, true)])
      if (read.minor === undefined) expect(read.fault).toBe('noDecimals');
      else expect([amount, read.minor]).toEqual(['10,00', 10]);
  expect(type('1.5', DIEM, language).text).toBe('1.5');
});

it('an amount whose sign could be decimals or thousands is refused until it is clear', () => {
  expect(type('10000,5', P, 'en')).toMatchObject({ text: '10,000,5', minor: undefined, fault: 'unclear' });
  expect(type('10000,500', P, 'en')).toMatchObject({ text: '10,000,500', minor: 1_000_050_000 });
  expect(readAmount('10.000', P, 'en', true)).toMatchObject({ minor: undefined, fault: 'unclear' });
  expect(readAmount('12,5', P, 'en', true)).toMatchObject({ text: '12,5', fault: 'unclear' });
  expect(type('12.5', P, 'vi')).toMatchObject({ text: '12.5', fault: 'unclear' });
});

it('a figure more than the currency has decimals is not dropped: the amount is unclear until it is taken away', () => {
  expect(type('10.000', P, 'ko')).toMatchObject({ text: '10.000', minor: undefined, fault: 'unclear' });
  expect(type('10,000', P, 'vi')).toMatchObject({ text: '10,000', minor: undefined, fault: 'unclear' });
  expect(readChange({ text: '10.50', isRaw: false }, '10.150', P, 'en').fault).toBe('unclear');
  expect(readChange({ text: '10.000', isRaw: true }, '10.00', P, 'ko')).toMatchObject({ text: '10.00', minor: 1_000 });
});

it('a pasted amount of another language is taken where it is certain', () => {
  expect(readAmount('1.284.500,50', P, 'en', true).minor).toBe(128_450_050);
  expect(readAmount('1,284,500.50', P, 'vi', true).minor).toBe(128_450_050);
  expect(readAmount('1,284,500.00 ₫', DIEM, 'vi', true).minor).toBe(1_284_500);
  expect(readAmount('1,284,500', P, 'vi', true).text).toBe('1.284.500');
  expect(readAmount('0.500', DIEM, 'en', true).fault).toBe('noDecimals');
  expect(readAmount('1.5만', DIEM, 'ko', true).minor).toBe(15_000);
});

it('figures typed or deleted anywhere in a good amount keep it good', () => {
  const before = { text: '1,234', isRaw: false };
  expect(readChange(before, '1,23', P, 'en')).toMatchObject({ text: '123', minor: 12_300 });
  expect(readChange(before, '19,234', P, 'en')).toMatchObject({ text: '19,234', minor: 1_923_400 });
  expect(readChange({ text: '1.5', isRaw: true }, '15', DIEM, 'en')).toMatchObject({ text: '15', minor: 15 });
});

it('a pasted amount in the signs of the language is the same amount in all of them', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999_999 }),
      fc.constantFrom(...languages),
      fc.constantFrom(P, DIEM),
      (minor, language, currency) => {
        expect(readAmount(writeAmount(minor, currency, language), currency, language, true).minor).toBe(minor);
      },
    ),
  );
});
