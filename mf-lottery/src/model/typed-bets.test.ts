import { type Play, playOf, typedBetsLimit } from '@tessera/shared/lottery';
import { exampleRange, readTyped, withoutFaults } from './typed-bets.ts';

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

  it('of two and of three digits may be ranges, as their hint says', () => {
    const lo2 = play('VNN', 'lo2');
    expect(readTyped(lo2, '00-49, 9*').bets).toHaveLength(60);
    expect(readTyped(play('VNS', 'lo3'), '100-199').bets).toHaveLength(100);
    expect(readTyped(lo2, '100-199 0-49 49-00').faults).toEqual(['100-199', '0-49', '49-00']);
    const typedPlays = [lo2, play('VNS', 'lo4'), group3, play('SSC', 'five-direct-typed'), play('THAI', 'tod3')];
    expect(typedPlays.map(exampleRange)).toEqual(['00-49', '1000-1099', '100-199', '10000-10099', '100-199']);
    for (const each of typedPlays) expect(readTyped(each, exampleRange(each))).toMatchObject({ faults: [] });
  });

  it('may have any dash in a range, with a space at one side, and ranges or lists in brackets', () => {
    expect(readTyped(direct3, '098– 100；１０１～１０２ 103 -104').bets).toHaveLength(7);
    expect(readTyped(direct3, '[1-3]5[7, 9] 00[0 1]').bets).toEqual([
      ...['157', '159', '257', '259', '357', '359', '000', '001'],
    ]);
    expect(readTyped(direct3, '[3-1]50 [1-]23 [12').faults).toEqual(['[3-1]50', '[1-]23', '[12']);
  });

  it('on any two or three of five places have as many digits, and groups leave out what is none', () => {
    expect(readTyped(play('SSC', 'any2-direct-typed'), '00-49 9*').bets).toHaveLength(60);
    expect(readTyped(play('SSC', 'any4-direct-typed'), '123*, 123').faults).toEqual(['123']);
    expect(readTyped(play('SSC', 'any2-group-typed'), '00-19').bets).toEqual([
      ...['01', '02', '03', '04', '05', '06', '07', '08', '09', '12', '13', '14', '15', '16', '17', '18', '19'],
    ]);
    expect(readTyped(play('SSC', 'any3-group-typed'), '11*').bets).toHaveLength(9);
  });

  it('are separated by a dash with spaces on both sides', () => {
    const lo2 = play('VNN', 'lo2');
    expect(readTyped(lo2, '12 34 - 56 78')).toMatchObject({ bets: ['12', '34', '56', '78'], faults: [] });
    expect(readTyped(lo2, '12 – 34, 1* － 20').bets).toHaveLength(12);
    expect(readTyped(eleven, '01 02 - 03 04')).toMatchObject({ bets: ['0102', '0304'], faults: [] });
    expect(readTyped(eleven, '01 02 - 03 x, 05 06 - 7').faults).toEqual(['03 x', '7']);
  });

  it('that are wrong are named as they were typed, whatever dashes are in them', () => {
    expect(readTyped(play('VNN', 'lo2'), '7a -- 9-0 12').faults).toEqual(['7a', '--', '9-0']);
    expect(readTyped(play('VNN', 'lo2'), 'ab -9 - 12').faults).toEqual(['ab', '-9']);
  });

  it('that are wrong are named and stay in the text; the others count', () => {
    const text = '123 12x 4567, 200-100\n[1]2 999';
    const { bets, faults } = readTyped(direct3, text);
    expect(bets).toEqual(['123', '999']);
    expect(faults).toEqual(['12x', '4567', '200-100', '[1]2']);
    expect(readTyped(direct3, withoutFaults(direct3, text, faults))).toMatchObject({ bets, faults: [] });
  });

  it('with a number that the game does not have are wrong as a whole, also where it ends a range or stands in brackets', () => {
    expect(readTyped(eleven, '01-13 05; [05 12] 06; [05-03 01] 06; 01-03 05')).toMatchObject({
      bets: ['0105', '0205', '0305'],
      faults: ['01-13 05', '[05 12] 06', '[05-03 01] 06'],
    });
    const triples = play('K3', 'any3-typed');
    expect(readTyped(triples, '123-128 [17]23 1*2 451').faults).toEqual(['123-128', '[17]23']);
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
    expect(readTyped(eleven, '01-03 04\n[05, 07] 6').bets).toEqual(['0104', '0204', '0304', '0506', '0706']);
    const wrong = '03-01 04\n[05 12 06\n01 02\n1-2-3 4';
    const { bets, faults } = readTyped(eleven, wrong);
    expect([bets, faults]).toEqual([['0102'], ['03-01 04', '[05 12 06', '1-2-3 4']]);
    expect(withoutFaults(eleven, wrong, faults)).toBe('01 02');
    expect(readTyped(eleven, '01 01\n12 01\n01').faults).toEqual(['01 01', '12 01', '01']);
  });

  it('of twenty of eighty have as many numbers as their play, in any order', () => {
    const any10 = play('KL8', 'any10-typed');
    expect(readTyped(any10, '80 1 2 3 4 5 6 7 8 9\n01 02 03 04 05 06 07 08 09 80\n1 2 3')).toEqual({
      bets: ['01020304050607080980'],
      faults: ['1 2 3'],
      twice: 1,
      rest: [],
    });
  });

  it('are read by the thousand, and what is above the limit is kept apart', () => {
    const all = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(5, '0')).join(' ');
    const five = play('SSC', 'five-direct-typed');
    const { bets, rest, faults } = readTyped(five, all);
    expect([bets.length, rest.length, faults]).toEqual([typedBetsLimit, 10_000 - typedBetsLimit, []]);
    expect(readTyped(five, rest.join(' ')).bets[0]).toBe(String(typedBetsLimit).padStart(5, '0'));
    expect(readTyped(five, '*****').rest).toHaveLength(100_000 - typedBetsLimit);
  });
});
