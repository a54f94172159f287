import { gameKinds, type Play, playOf, playsOf } from '@tessera/shared/lottery';
import { chanceOfBet, hitPrizesOf, oddsOf, priceFacts } from './price-facts.ts';
import { emptySelection } from './selection.ts';

const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
const pairs = upTo(12).map((number) => String(number).padStart(2, '0'));
const play = (kind: Play['game'], code: string) => playOf(kind, code) as Play;

describe('facts beside a bet', () => {
  it('say odds, chance in lowest terms and return of a play with one price', () => {
    const any2 = play('11X5', 'any2');
    expect(priceFacts(any2, emptySelection(any2))).toEqual({
      odds: [5.3, 5.3],
      chance: { wins: 2, of: 11 },
      returns: [53 / 55, 53 / 55],
      hasTies: false,
    });
  });

  it('span all options until one is chosen, then say its own', () => {
    const sum = play('K3', 'sum');
    const open = priceFacts(sum, [[]]);
    expect(open.odds).toEqual([7.7, 209]);
    expect(open.chance).toBeUndefined();
    expect(priceFacts(sum, [['3']])).toMatchObject({ odds: [209, 209], chance: { wins: 1, of: 216 } });
  });

  it('are those of what is chosen, whatever the places', () => {
    const sums = play('SSC', 'any3-group-sum');
    expect(oddsOf(sums, '1')).toEqual([323, 323]);
    expect(oddsOf(sums, '3')).toEqual([161, 323]);
    expect(priceFacts(sums, [['1', '2', '3'], ['1']]).odds).toEqual([323, 323]);
    expect(priceFacts(sums, [['1', '2', '3'], []]).odds).toEqual([161, 323]);
  });

  it('say that a stake can come back', () => {
    const sides = play('11X5', 'sum-sides');
    expect(priceFacts(sides, [['big']]).hasTies).toBe(true);
    expect(priceFacts(sides, [['odd']]).hasTies).toBe(false);
  });

  it('of a bet that is paid by its hits add up: it wins with any of them, and returns them all', () => {
    const any3 = play('KL8', 'any3');
    expect(priceFacts(any3, [['01', '02', '03']])).toEqual({
      odds: [2.6, 44],
      // 57/4108 with all three, 57/410.8 with two.
      chance: { wins: 627, of: 4108 },
      returns: [expect.closeTo((44 * 57 + 2.6 * 570) / 4108, 10), expect.closeTo((44 * 57 + 2.6 * 570) / 4108, 10)],
      hasTies: false,
    });
    expect(hitPrizesOf(any3).map(({ hits, odds }) => [hits, odds])).toEqual([
      [3, 44],
      [2, 2.6],
    ]);
    expect(hitPrizesOf(play('K3', 'sum'))).toEqual([]);
  });

  it('are there for every option of every play, and for a play of which nothing is chosen or typed yet', () => {
    for (const play of gameKinds.flatMap((kind) => playsOf(kind))) {
      const selections = [
        emptySelection(play),
        ...play.rows.flatMap(({ options }) => options.map((option) => [[option]])),
      ];
      for (const selection of selections) {
        const { odds, returns } = priceFacts(play, selection);
        expect([play.code, [...odds, ...returns].every((figure) => figure > 0 && figure < 1_000_000)]).toEqual([
          play.code,
          true,
        ]);
      }
    }
  });
});

describe('the chance of a whole bet', () => {
  const faces = [1, 2, 3, 4, 5, 6];
  const throws = faces.flatMap((one) => faces.flatMap((two) => faces.map((three) => [one, two, three])));

  it('is that of any win among all draws', () => {
    let said = 0;
    for (const play of playsOf('K3').filter(({ rule }) => rule.choices !== 'typed')) {
      const options = play.rows.map((row) => row.options);
      const selections = options[0]?.flatMap((one, at) => [
        options.map((row, index) => (index === 0 ? [one] : row.slice(0, 2))),
        options.map((row) => row.slice(at, at + 3)),
      ]);
      for (const selection of selections ?? []) {
        if (play.rule.count(selection) === 0) continue;
        const chance = chanceOfBet(play, selection) ?? { wins: 0, of: 1 };
        said += 1;
        const wins = throws.filter((drawn) =>
          play.rule.hits(selection, drawn).some(({ outcome }) => outcome === 'won'),
        ).length;
        expect([play.code, selection, chance.wins / chance.of]).toEqual([
          play.code,
          selection,
          expect.closeTo(wins / 216, 5),
        ]);
      }
    }
    expect(said).toBeGreaterThan(50);
  });

  it('adds up where no two combinations win together', () => {
    const direct = play('SSC', 'first3-direct');
    expect(chanceOfBet(direct, [['1', '2'], ['3', '4', '5'], ['6']])).toEqual({ wins: 3, of: 500 });
    expect(chanceOfBet(play('SSC', 'five-direct-typed'), [['12345', '54321']])).toEqual({ wins: 1, of: 50_000 });
  });

  it('is counted where options have different odds and win together', () => {
    const chance = (kind: Play['game'], code: string, selection: readonly (readonly string[])[]) => {
      const found = chanceOfBet(play(kind, code), selection);
      return found && found.wins / found.of;
    };
    // 215 of 462 sums are big, 236 odd, and 118 both.
    expect(chance('11X5', 'sum-sides', [['big', 'odd']])).toBeCloseTo((215 + 236 - 118) / 462, 5);
    expect(chance('KLSF', 'sum-sides', [['small', 'even']])).toBeCloseTo((61_091 + 63_090 - 29_651) / 125_970, 5);
    expect(chance('KL8', 'sum-sides', [['big', 'odd']])).toBeCloseTo(0.49780178 + 0.5 - 0.25, 5);
    expect(chance('PK10', 'top2-sides', [['big', 'odd']])).toBeCloseTo(70 / 90, 5);
    expect(chance('11X5', 'place-sides', [['big'], ['odd'], [], [], []])).toBeCloseTo(82 / 110, 5);
    expect(chance('SSC', 'dragon-tiger-15', [['dragon', 'same']])).toBeCloseTo(0.55, 5);
    expect(chance('SSC', 'sum-sides', [['big', 'small', 'odd', 'even']])).toBe(1);
  });

  it('stands beside every complete bet, as that of the whole bet or of each combination', () => {
    const typed = [
      '12',
      '112',
      '123',
      '234',
      '1234',
      '12345',
      '23456',
      ...upTo(10).map((size) => pairs.slice(0, size).join('')),
    ];
    const others = ['21', '122', '345', '4321', '54321', ...upTo(10).map((size) => pairs.slice(1, size + 1).join(''))];
    for (const each of gameKinds.flatMap((kind) => playsOf(kind))) {
      const selections = upTo(12).map((size) =>
        each.rows.map(({ options }) =>
          options.length > 0
            ? options.slice(0, size)
            : [...typed, ...others].filter((text) => each.rule.acceptsTyped?.(text)).slice(0, size),
        ),
      );
      const complete = selections.filter((selection) => each.rule.count(selection) > 0);
      expect([each.code, complete.length > 0]).toEqual([each.code, true]);
      for (const selection of complete.slice(0, 2)) {
        const chance = chanceOfBet(each, selection) ?? priceFacts(each, selection).chance;
        const part = chance ? chance.wins / chance.of : 0;
        expect([each.game, each.code, selection, part > 0 && part <= 1]).toEqual([
          each.game,
          each.code,
          selection,
          true,
        ]);
      }
    }
  });

  it('of independent places is worked out', () => {
    expect(chanceOfBet(play('SSC', 'place'), [['1', '2'], ['3'], [], [], []])).toEqual({ wins: 7, of: 25 });
    // 27 prizes: 1 − 0.99²⁷.
    expect(chanceOfBet(play('VNN', 'lo2'), [['07']])).toEqual({ wins: 237_657, of: 1_000_000 });
    const most = Array.from({ length: 70 }, (_, number) => String(number).padStart(2, '0'));
    expect(chanceOfBet(play('VNN', 'lo2'), [most])).toEqual({ wins: 999_999, of: 1_000_000 });
    // Two of three numbers among five of eleven.
    expect(chanceOfBet(play('11X5', 'any2'), [['01', '02', '03']])).toEqual({ wins: 212_121, of: 500_000 });
    expect(chanceOfBet(play('11X5', 'any2'), [['01']])).toBeUndefined();
  });

  it('of several typed sets of eighty is that of any of them, and not said where there are too many to count', () => {
    const any2 = play('KL8', 'any2-typed');
    expect(chanceOfBet(any2, [['0102']])).toEqual({ wins: 19, of: 316 });
    const { wins, of } = chanceOfBet(any2, [['0102', '0203']]) ?? { wins: 0, of: 1 };
    // Both win where all three numbers are drawn.
    expect(wins / of).toBeCloseTo((2 * 19) / 316 - (20 * 19 * 18) / (80 * 79 * 78), 6);
    const numbers = Array.from({ length: 80 }, (_, at) => String(at + 1).padStart(2, '0'));
    const pairs = numbers.flatMap((one, at) => numbers.slice(at + 1).map((other) => one + other));
    expect(chanceOfBet(any2, [pairs])).toBeUndefined();
  });
});
