import { type Play, playOf, typedBetsLimit } from '@tessera/shared/lottery';
import { readTyped, withoutFaults } from './typed-bets.ts';

const play = (kind: Play['game'], code: string) => playOf(kind, code) as Play;
const direct3 = play('SSC', 'first3-direct-typed');
const group3 = play('SSC', 'first3-group-typed');
const eleven = play('11X5', 'first2-direct-typed');

describe('typed bets', () => {
  it('are separated by spaces, commas, semicolons, bars and lines, also by full-width ones', () => {
    expect(readTyped(direct3, '123, 456;789|012\n345 ６７８，901').bets).toEqual([
      ...['123', '456', '789', '012', '345', '678', '901'],
    ]);
  });

  it('may be ranges, any digit in a place, or one of several', () => {
    expect(readTyped(direct3, '098-101').bets).toEqual(['098', '099', '100', '101']);
    expect(readTyped(direct3, '1*3').bets).toHaveLength(10);
    expect(readTyped(direct3, '[12]3[45]').bets).toEqual(['134', '135', '234', '235']);
  });

  it('that are wrong are named and stay in the text; the others count', () => {
    const text = '123 12x 4567, 200-100\n[1]2 999';
    const { bets, faults } = readTyped(direct3, text);
    expect(bets).toEqual(['123', '999']);
    expect(faults).toEqual(['12x', '4567', '200-100', '[1]2']);
    expect(readTyped(direct3, withoutFaults(text, faults))).toMatchObject({ bets, faults: [] });
  });

  it('count once when they are typed twice', () => {
    expect(readTyped(direct3, '123 123 124')).toMatchObject({ bets: ['123', '124'], twice: 1 });
  });

  it('of a group are the same in any order, and no triple is one', () => {
    expect(readTyped(group3, '321 132 777')).toMatchObject({ bets: ['123'], twice: 1, faults: ['777'] });
  });

  it('of two-digit numbers are one a line or between commas, with or without spaces', () => {
    expect(readTyped(eleven, '01 02\n0304, 5 6\n01 * ')).toMatchObject({
      bets: [
        '0102',
        '0304',
        '0506',
        ...['03', '04', '05', '06', '07', '08', '09', '10', '11'].map((two) => `01${two}`),
      ],
      faults: [],
    });
    expect(readTyped(eleven, '01 01\n12 01\n01').faults).toEqual(['01 01', '12 01', '01']);
  });

  it('of twenty of eighty have as many numbers as their play, in any order', () => {
    const any10 = play('KL8', 'any10-typed');
    expect(readTyped(any10, '80 1 2 3 4 5 6 7 8 9\n01 02 03 04 05 06 07 08 09 80\n1 2 3')).toEqual({
      bets: ['01020304050607080980'],
      faults: ['1 2 3'],
      twice: 1,
      isTooMany: false,
    });
  });

  it('are read by the thousand, and what is above the limit is said', () => {
    const all = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(5, '0')).join(' ');
    const five = play('SSC', 'five-direct-typed');
    expect(readTyped(five, all)).toMatchObject({ isTooMany: true, faults: [] });
    expect(readTyped(five, all).bets).toHaveLength(typedBetsLimit);
    expect(readTyped(five, '*****').isTooMany).toBe(true);
  });
});
