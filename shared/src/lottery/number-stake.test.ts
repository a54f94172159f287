import { numberStakes, stakesByNumber } from './number-stake.ts';
import type { Play } from './play.ts';
import { playOf } from './plays.ts';

const stakes = (kind: Play['game'], code: string, ...rows: (readonly string[])[]) =>
  numberStakes(playOf(kind, code) as Play, rows, 100).map(({ number, stakeMinor }) => `${number} ${stakeMinor}`);

describe('the stake on a number', () => {
  it('is of each number of each place by itself, of each side and of each sum', () => {
    const places = [['1', '2'], [], [], [], ['1']];
    expect(stakes('SSC', 'place', ...places)).toEqual(['place1:1 100', 'place1:2 100', 'place5:1 100']);
    expect(stakes('PK10', 'place', [], ['07'])).toEqual(['rank2:07 100']);
    expect(stakes('11X5', 'position', ['03'])).toEqual(['place1:03 100']);
    expect(stakes('KLSF', 'place-sides', [], ['big', 'odd'])).toEqual(['place2:big 100', 'place2:odd 100']);
    expect(stakes('K3', 'sum-sides', ['big', 'even'])).toEqual(['big 100', 'even 100']);
    expect(stakes('KL8', 'any1', ['03', '80'])).toEqual(['03 100', '80 100']);
    expect(stakes('SSC', 'dragon-tiger-15', ['dragon'])).toEqual(['dragon 100']);
  });

  it('is that of all single bets that a number or a sum stands for', () => {
    expect(stakes('VNN', 'lo2', ['12', '34'])).toEqual(['12 2700', '34 2700']);
    expect(stakes('SSC', 'first3-direct-sum', ['0', '1'])).toEqual(['0 100', '1 300']);
  });

  it('is that of a typed number of several places, on all places on which it is bet', () => {
    expect(stakes('SSC', 'first3-direct-typed', ['123', '124'])).toEqual(['123 100', '124 100']);
    expect(stakes('PK10', 'first2-direct-typed', ['0102'])).toEqual(['0102 100']);
    expect(stakes('SSC', 'any2-direct-typed', ['1', '2', '5'], ['12', '21'])).toEqual(['12 300', '21 300']);
  });

  it('is none where several numbers have to come together, chosen or typed', () => {
    for (const [kind, code, ...rows] of [
      ['SSC', 'first3-direct', ['1'], ['2'], ['3']],
      ['SSC', 'first3-group-typed', ['123', '124']],
      ['SSC', 'any2-direct-sum', ['1', '2'], ['3']],
      ['SSC', 'first2-sides', ['big'], ['odd']],
      ['11X5', 'any2', ['01', '02', '03']],
      ['11X5', 'any6', ['01', '02', '03', '04', '05', '06']],
      ['PK10', 'first2-direct', ['01'], ['02']],
      ['K3', 'two-different', ['1', '2']],
      ['K3', 'pair-single', ['11'], ['2']],
      ['KL8', 'any2-typed', ['0102']],
    ] as const)
      expect([code, stakes(kind, code, ...rows)]).toEqual([code, []]);
  });

  it('is added up over bets, and over numbers that win on the same draws, for each play by itself', () => {
    const bet = (playCode: string, ...numbers: string[]) => ({ playCode, numbers: [numbers], eachMinor: 100 });
    const bets = [bet('tod3', '321', '123'), bet('top3', '123'), bet('tod3', '213', '456'), bet('gone', '123')];
    expect([...stakesByNumber('THAI', bets).values()]).toEqual([
      { playCode: 'tod3', number: '321', stakeMinor: 201 },
      { playCode: 'top3', number: '123', stakeMinor: 67 },
      { playCode: 'tod3', number: '456', stakeMinor: 67 },
    ]);
  });
});
