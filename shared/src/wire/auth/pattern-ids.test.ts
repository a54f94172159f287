import fc from 'fast-check';
import { faultOf } from './field-fault.ts';
import { namedPatterns, type PatternId, patternIds } from './pattern-ids.ts';

const takes = (id: PatternId, value: string) =>
  faultOf({ required: true, acceptedPattern: namedPatterns[id], minLength: 1, maxLength: 64 }, value) === undefined;

/** Values that each name of spec §5 accepts and refuses. */
const examples: Readonly<Record<PatternId, { readonly right: readonly string[]; readonly wrong: readonly string[] }>> =
  {
    anyCharacters: { right: ['a', '달 그림자 #1', 'ê'], wrong: ['a\u0007b'] },
    letterFirst: { right: ['a', 'Moon07', 'moonlit'], wrong: ['7moon', 'moon_7', 'é1'] },
    chineseAndDigits: { right: ['月光', '月光07', '07'], wrong: ['月光a', '月 光', '달빛'] },
    email: {
      right: ['a@b.kr', 'moon.lit+7@mail.example.com'],
      wrong: ['a@b', 'a b@c.kr', '@b.kr', 'a@@b.kr', 'a@b..kr'],
    },
    alphanumeric: { right: ['Moon07', '07', 'moon'], wrong: ['moon-07', 'moon 07', '달'] },
    lettersAndDigits: { right: ['moon07', '7m'], wrong: ['moon', '07', 'moon07!'] },
    digits: { right: ['01048217'], wrong: ['0104-8217', '٠١٢', '1e5', '１２'] },
    alphanumericWithUppercase: { right: ['Moon', 'mooN7', 'M'], wrong: ['moon07', 'Moon!', 'Écu'] },
    englishAndSpaces: { right: ['Moon Lit', 'Moon'], wrong: ['Moon-Lit', 'Lune été', 'Moon7'] },
    noSpaces: { right: ['moon_lit#7', '달빛'], wrong: ['moon lit', 'moon\u3000lit', 'moon\u00a0lit'] },
    chineseWithPunctuation: { right: ['月光，如水。', '欧阳·锋'], wrong: ['月光7', 'moon', '月 光'] },
    dateYearFirst: {
      right: ['2000-01-31', '2024-02-29', '2000-02-29'],
      wrong: ['2023-02-29', '1900-02-29', '2000-13-01', '2000-04-31', '01-31-2000', '2000-1-1'],
    },
    dateMonthFirst: {
      right: ['01-31-2000', '02-29-2024'],
      wrong: ['02-29-2023', '13-01-2000', '31-01-2000', '2000-01-31'],
    },
    lettersAndSpaces: { right: ['Nguyễn Văn An', '김 하늘', 'José'], wrong: ['An 7', 'An-An', '?'] },
    korean: { right: ['김하늘'], wrong: ['김 하늘', 'Kim', '김7', '金'] },
    thai: { right: ['สมชาย', 'น้ำ'], wrong: ['Somchai', 'สม ชาย', '김'] },
  };

describe('the named patterns', () => {
  it('are the sixteen that the specification names', () => expect(patternIds).toHaveLength(16));

  describe.each(patternIds)('%s', (id) => {
    it.each(examples[id].right)('accepts %s', (value) => expect(takes(id, value)).toBe(true));
    it.each(examples[id].wrong.map((value) => [value]))('refuses %s', (value) => expect(takes(id, value)).toBe(false));
  });

  it('accept a date exactly if the calendar has that day', () => {
    const day = fc.tuple(fc.integer({ min: 1000, max: 9999 }), fc.nat(14), fc.nat(33));
    fc.assert(
      fc.property(day, ([year, month, date]) => {
        const two = (n: number) => String(n).padStart(2, '0');
        const real = new Date(Date.UTC(year, month - 1, date));
        const exists = month > 0 && date > 0 && real.getUTCMonth() === month - 1 && real.getUTCDate() === date;
        expect(takes('dateYearFirst', `${year}-${two(month)}-${two(date)}`)).toBe(exists);
        expect(takes('dateMonthFirst', `${two(month)}-${two(date)}-${year}`)).toBe(exists);
      }),
      { numRuns: 500 },
    );
  });

  it('answer fast whatever the input', () => {
    for (const id of patternIds)
      for (const part of ['a', 'a ', '0', '가', '月', '-', 'a.', '@']) {
        const startedAt = performance.now();
        takes(id, `${part.repeat(5000)}!`);
        new RegExp(`^(?:${namedPatterns[id] === '*' ? '.*' : namedPatterns[id]})$`, 'u').test(`${part.repeat(2000)}!`);
        expect(performance.now() - startedAt).toBeLessThan(250);
      }
  });
});
