import fc from 'fast-check';
import type { CombinationTree } from './combination-sets.ts';
import { type GameKind, gameKinds } from './game.ts';
import { type NumberBet, numberAboveLimit } from './number-stake.ts';
import { type Play, type Selection, stakeMinorOf } from './play.ts';
import { playOf, playsOf } from './plays.ts';
import { oneOfEachRule } from './testing/one-of-each-rule.ts';
import { selectionsOf, smallest } from './testing/selections.ts';

const isFull = Boolean(process.env.TESSERA_FULL);

/** Every combination of a tree, written out. */
const writtenOut = (tree: CombinationTree): string[][] => {
  const next = [...tree.next()];
  return next.length === 0 ? [[]] : next.flatMap(([part, after]) => writtenOut(after).map((parts) => [part, ...parts]));
};

const plays = gameKinds.flatMap((kind) => playsOf(kind));
const named = oneOfEachRule(plays).map((play) => ({ play, name: `${play.game} ${play.code}` }));

const bet = (playCode: string, ...numbers: (readonly string[])[]): NumberBet => ({
  playCode,
  numbers,
  eachMinor: 100,
});
/** The first number on which more is staked than that, by single bets of 100. */
const above = (kind: GameKind, limitMinor: number, ...bets: readonly NumberBet[]) =>
  numberAboveLimit(kind, limitMinor, bets)?.number;

describe('the stake on a number', () => {
  it.each(named)('is that of each single bet of $name, none of them left out or counted twice', ({ play }) => {
    fc.assert(
      fc.property(
        selectionsOf(play, 8).filter((selection) => play.rule.count(selection) > 0),
        (selection) => {
          let count = 0;
          for (const { tree, times = 1 } of play.rule.combinations(selection)) {
            const all = writtenOut(tree).map((parts) => parts.join());
            expect(new Set(all).size).toBe(all.length);
            count += all.length * times;
          }
          expect(count).toBe(play.rule.count(selection));
        },
      ),
      { numRuns: isFull ? 60 : 3, seed: 18 },
    );
  });

  it('is limited for every play of every game', () => {
    for (const play of plays) {
      const single = { playCode: play.code, numbers: smallest(play), eachMinor: 100 };
      expect([play.game, play.code, numberAboveLimit(play.game, 66, [single])?.leftMinor]).toEqual([
        play.game,
        play.code,
        66,
      ]);
    }
  });

  it('is of all that has to be drawn: a number of a place, a side, a sum, or the numbers of a combination', () => {
    const names = (
      [
        ['PK10', 'place', [], ['07']],
        ['11X5', 'position', ['03']],
        ['KLSF', 'place-sides', [], ['odd']],
        ['K3', 'sum-sides', ['even']],
        ['SSC', 'first3-direct', ['1'], ['2'], ['3', '4']],
        ['SSC', 'first3-group3', ['1', '2']],
        ['SSC', 'five-group60', ['1'], ['2', '3', '4']],
        ['SSC', 'any2-direct', ['1'], [], [], [], ['5']],
        ['SSC', 'first2-sides', ['big'], ['odd']],
        ['PK10', 'first2-direct', ['01'], ['01', '02']],
        ['11X5', 'any3', ['03', '01', '02']],
        ['K3', 'pair-single', ['11'], ['2']],
        ['VNN', 'together2', ['34', '12']],
        ['THAI', 'top3', ['123']],
      ] as const
    ).map(([kind, code, ...rows]) => above(kind, 50, bet(code, ...rows)));
    expect(names).toEqual([
      ...['rank2:07', 'place1:03', 'place2:odd', 'even', '123', '112', '11234', 'places1,5:15', 'big odd'],
      ...['0102', '010203', '112', '1234', '123'],
    ]);
  });

  it('is that of one combination, however many a bet has, and of all prizes of a number of prizes', () => {
    const all = [...'0123456789'];
    expect(above('SSC', 100, bet('five-direct', all, all, all, all, all))).toBeUndefined();
    expect(above('VNN', 2699, bet('lo2', ['12']))).toBe('12');
    expect(above('VNN', 2700, bet('lo2', ['12', '34']))).toBeUndefined();
  });

  it.each([
    [
      'SSC',
      'chosen, typed, by their sum and by their span',
      '123',
      [
        bet('first3-direct', ['1', '9'], ['2'], ['3']),
        bet('first3-direct-typed', ['123', '999']),
        bet('first3-direct-sum', ['6']),
        bet('first3-direct-span', ['2']),
      ],
    ],
    [
      'SSC',
      'of five digits, typed and by their sum',
      '12345',
      [bet('five-direct-typed', ['12345', '99999']), bet('five-direct-sum', ['15', '45'])],
    ],
    [
      'SSC',
      'in any order, chosen, typed and by their sum',
      '112',
      [bet('last3-group3', ['1', '2']), bet('last3-group-typed', ['112', '234']), bet('last3-group-sum', ['4'])],
    ],
    [
      'SSC',
      'on places of a range and on places that are chosen',
      '12',
      [
        bet('first2-direct-typed', ['12']),
        bet('any2-direct', ['1'], ['2'], ['5']),
        bet('any2-direct-typed', ['2', '1'], ['12']),
        bet('any2-direct-sum', ['1', '2'], ['3']),
      ],
    ],
    [
      'SSC',
      'of four places in any order',
      '1122',
      [bet('four-group6', ['1', '2', '3']), bet('any4-group6', ['2', '3', '4', '5'], ['1', '2'])],
    ],
    ['SSC', 'of one place', 'place2:7', [bet('place', [], ['7']), bet('place', ['1'], ['7', '8'])]],
    ['11X5', 'of the first place, by two plays', '03', [bet('first1-direct', ['03']), bet('position', ['03', '04'])]],
    [
      '11X5',
      'in any order',
      '010203',
      [bet('first3-group', ['03', '02', '01', '11']), bet('first3-group-typed', ['010203'])],
    ],
    [
      'PK10',
      'that differ',
      '0102',
      [bet('first2-direct', ['01', '02'], ['01', '02']), bet('first2-direct-typed', ['0102'])],
    ],
    ['KLSF', 'wherever they are drawn', '0102', [bet('any2', ['02', '01', '20']), bet('any2-typed', ['0102'])]],
    ['KL8', 'that are paid by hits', '010203', [bet('any3', ['03', '01', '02', '80']), bet('any3-typed', ['010203'])]],
    ['K3', 'of a pair', '112', [bet('pair-single', ['11', '22'], ['2', '3']), bet('pair-single-typed', ['112'])]],
    ['K3', 'of a straight', '123', [bet('three-different', ['1', '2', '3']), bet('straight-single', ['123'])]],
    ['K3', 'that are different', '12', [bet('two-different', ['1', '2', '3']), bet('any2-typed', ['12'])]],
    ['VNS', 'of a da and a xien', '1234', [bet('pairs', ['12', '34']), bet('together2', ['34', '12', '56'])]],
  ] as const)('in %s is added up over numbers %s', (kind, _, number, bets) => {
    expect(above(kind, 100 * bets.length, ...bets)).toBeUndefined();
    const [first, ...others] = bets as readonly NumberBet[];
    expect(numberAboveLimit(kind, 100 * bets.length - 1, bets)).toMatchObject({ number, bets: [...bets.keys()] });
    expect(numberAboveLimit(kind, 100 * bets.length - 1, [first as NumberBet], others)).toMatchObject({
      number,
      bets: [0],
      leftMinor: 99,
    });
  });

  it('is added up over numbers that win on the same draws, also in one bet, and for each play by itself', () => {
    const bets = [bet('tod3', ['321', '123']), bet('top3', ['123']), bet('tod3', ['213', '456']), bet('gone', ['123'])];
    expect(above('THAI', 201, ...bets)).toBeUndefined();
    expect(numberAboveLimit('THAI', 200, bets)).toEqual({
      ...{ bets: [0, 2], playCode: 'tod3', number: '321', leftMinor: 200 },
    });
  });

  it('is what is charged: less the discount of the release, or of the merchant where it has another', () => {
    const top = { ...bet('top2', ['12']), eachMinor: 1000 };
    const most = (discountMilli?: number) => {
      const [above] = [719, 720, 999, 1000].filter(
        (limit) =>
          !numberAboveLimit('THAI', limit, [{ ...top, ...(discountMilli !== undefined && { discountMilli }) }]),
      );
      return above;
    };
    expect([most(), most(0)]).toEqual([720, 1000]);
  });

  it('above the limit by placed bets alone refuses no new bet on other numbers', () => {
    const placed = [bet('first2-direct', ['1'], ['2']), bet('first2-direct-typed', ['12'])];
    expect(numberAboveLimit('SSC', 100, [bet('first2-direct', ['1'], ['3'])], placed)).toBeUndefined();
    expect(numberAboveLimit('SSC', 100, [bet('first2-direct', ['1'], ['2', '3'])], placed)?.leftMinor).toBe(0);
  });

  const mixed = ['SSC', 'PK10', 'KLSF', 'K3', 'VNS', 'THAI', '11X5'] as const;
  it.each(mixed)('that is the highest of bets on %s is found as it is by writing all numbers out', (kind) => {
    const some = playsOf(kind).filter(({ code }) => !/^(together|five|any4)/.test(code));
    const betOf = (play: Play): fc.Arbitrary<NumberBet> =>
      fc.record({
        playCode: fc.constant(play.code),
        numbers: selectionsOf(play, 8).filter((selection) => play.rule.count(selection) > 0),
        eachMinor: fc.integer({ min: 1, max: 9 }).map((units) => units * 100),
      });
    const bets = fc.constantFrom(...some).chain((play) => {
      // Plays of the same numbers meet often.
      const alike = some.filter(({ range, tab }) => (range ?? tab) === (play.range ?? play.tab));
      return fc.array(fc.constantFrom(...alike).chain(betOf), { minLength: 1, maxLength: 5 });
    });
    fc.assert(
      fc.property(bets, (placed) => {
        const sums = new Map<string, number>();
        for (const { playCode, numbers, eachMinor } of placed) {
          const play = playOf(kind, playCode) as Play;
          for (const { tree, times = 1, subject, row } of play.rule.combinations(numbers))
            for (const parts of writtenOut(tree)) {
              const key = [subject ?? `${playCode} ${row}`, ...parts].join();
              sums.set(key, (sums.get(key) ?? 0) + stakeMinorOf(play, times, eachMinor));
            }
        }
        const most = Math.max(...sums.values());
        expect(numberAboveLimit(kind, most, placed)).toBeUndefined();
        expect(numberAboveLimit(kind, most - 1, placed)?.leftMinor).toBe(most - 1);
      }),
      { numRuns: isFull ? 400 : 15, seed: 7 },
    );
  });

  it('of thousands of numbers is compared without reading them while all bets together are within the limit', () => {
    let reads = 0;
    const counted = (row: readonly string[]) =>
      new Proxy(row, {
        get(target, key) {
          reads += 1;
          return Reflect.get(target, key);
        },
      });
    const texts = counted(Array.from({ length: 5000 }, (_, number) => String(number).padStart(5, '0')));
    const six = Array.from({ length: 6 }, () => bet('five-direct-typed', texts));
    expect(numberAboveLimit('SSC', 600, six)).toBeUndefined();
    expect(reads).toBe(0);
    expect(numberAboveLimit('SSC', 599, six)?.number).toBe('00000');
    // Each list is read once, and not once for each of its parts.
    expect(reads).toBeLessThan(6 * 3 * 5000);
  });

  it('of millions of combinations of many numbers is compared by what can follow, not by writing them out', () => {
    const numbers = Array.from({ length: 80 }, (_, at) => String(at + 1).padStart(2, '0'));
    const [low, high] = [numbers.slice(0, 49), numbers.slice(40)];
    // Nine numbers are in both, and ten have to be drawn: 8.2 and 0.8 thousand million sets of which none is the same.
    const bets: readonly [playCode: string, Selection][] = [
      ['any10', [low]],
      ['any10', [high]],
    ];
    const ten = bets.map(([playCode, rows]) => bet(playCode, ...rows));
    expect(above('KL8', 199, ...ten)).toBeUndefined();
    expect(above('KL8', 199, ...ten, bet('any10', numbers.slice(39, 49)))).toBe(numbers.slice(39, 49).join(''));
  });
});
