import { anyCodePoint } from '@tessera/shared/testing/hostile-text';
import fc from 'fast-check';
import { countriesIn, searchCountries } from './countries.ts';

const items = [
  { countryCode: 'VN', countryDialingCode: '+84' },
  { countryCode: 'US', countryDialingCode: '1' },
  { countryCode: 'CA', countryDialingCode: '1' },
  { countryCode: 'CI', countryDialingCode: '225' },
  { countryCode: 'KR', countryDialingCode: '82' },
];
const codes = (language: string, typed: string) =>
  searchCountries(countriesIn(language, items), typed).map(({ countryCode }) => countryCode);

describe('the countries', () => {
  it('stand by name in the reader’s language, the merchant’s own first', () => {
    expect(countriesIn('ko', items).map(({ name }) => name)).toEqual([
      '베트남',
      '대한민국',
      '미국',
      '캐나다',
      '코트디부아르',
    ]);
    expect(countriesIn('en', items)[0]).toEqual({ countryCode: 'VN', dialingCode: '84', name: 'Vietnam' });
    expect(countriesIn('en', [])).toEqual([]);
  });
  it.each([
    ['', ['VN', 'CA', 'CI', 'KR', 'US']],
    ['cote', ['CI']],
    ['CÔTE', ['CI']],
    ['kr', ['KR']],
    ['+1', ['CA', 'US']],
    ['8', ['VN', 'KR']],
    ['nowhere', []],
  ])('are found by %j', (typed, found) => expect(codes('en', typed)).toEqual(found));

  it('are searched by anything without falling over, and only ever narrowed', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCodePoint, maxLength: 40 }), (typed) => {
        expect(codes('en', typed).every((code) => items.some(({ countryCode }) => countryCode === code))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
