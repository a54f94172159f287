import { gameKinds, type Play, playOf, playsOf } from '@tessera/shared/lottery';
import { oddsOf, priceFacts, prizesOf } from './price-facts.ts';
import { emptySelection } from './selection.ts';

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
    expect(prizesOf(any3).map(({ hits, odds }) => [hits, odds])).toEqual([
      [3, 44],
      [2, 2.6],
    ]);
    expect(prizesOf(play('K3', 'sum'))).toEqual([]);
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
