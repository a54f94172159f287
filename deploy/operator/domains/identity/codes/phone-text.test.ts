import { hasMobileLength, parseMobile, readPhone, searchedName } from './phone-text.ts';

describe('a phone number', () => {
  it.each([
    '0912 345 678',
    '+84912345678',
    '912345678',
    '0912345678',
    '(0912) 345-678',
    '+84 0912 345 678',
    '０９１２　３４５　６７８',
    '＋８４（９１２）３４５－６７８',
    '0912\u2011345\u2011678',
    '0912–345–678',
    '0912/345/678',
  ])('written %s is one and the same in Vietnam', (text) =>
    expect(readPhone(text, { country: 'VN' })).toEqual({ dialingCode: '84', number: '912345678' }),
  );
  it('keeps the zero of Italy, and loses the 8 of Russia', () => {
    expect(readPhone('06 1234 5678', { dialingCode: '39' })?.number).toBe('0612345678');
    expect(readPhone('8 912 345-67-89', { dialingCode: '7' })?.number).toBe('9123456789');
  });
  it.each([
    ['82', '00821090001234', '1090001234'],
    ['44', '07700 900101', '7700900101'],
    ['1', '(555) 555-0123', '5555550123'],
    ['82', '010 9000 1234', '1090001234'],
    ['82', '0109000123', '109000123'],
  ])('of +%s that is written %s is stored as %s', (dialingCode, text, number) =>
    expect(parseMobile(dialingCode, text)).toEqual({ dialingCode, number }),
  );
  it.each([
    ['82', '001090001234'],
    ['82', '0084912345678'],
    ['84', '+821090001234'],
    ['84', '912345678901'],
  ])('of +%s that is written %s is refused', (dialingCode, text) =>
    expect(parseMobile(dialingCode, text)).toBeUndefined(),
  );
  it.each([
    ['82', '1090001234', true],
    ['82', '109000123', true],
    ['82', '10900012345', false],
    ['84', '912345678', true],
  ])('of +%s with the digits %s has the length of a mobile number: %s', (dialingCode, number, fits) =>
    expect(hasMobileLength({ dialingCode, number })).toBe(fits),
  );
  it.each(['moonlit07', 'player 0912345678', 'a/0912345678', '12345', '１２３４５', '0912345678901234567'])(
    'is not what %s says',
    (text) => expect(readPhone(text, { country: 'VN' })).toBeUndefined(),
  );
  it.each([
    ['0912 345 678', '912345678'],
    ['+84912345678', '912345678'],
    ['player01', 'player01'],
    ['０９１２–３４５', '912345'],
    ['0912', '0912'],
  ])('searched for as %s finds names with %s', (keyword, part) => expect(searchedName(keyword)).toBe(part));
});
