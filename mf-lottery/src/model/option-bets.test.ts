import { type GameKind, type Play, playOf } from '@tessera/shared/lottery';
import { betsByOption } from './option-bets.ts';

const bets = (kind: GameKind, code: string) => betsByOption(playOf(kind, code) as Play);

describe('the single bets that an option stands for', () => {
  it.each([
    ['five-direct-sum', '22', 6000],
    ['five-direct-sum', '0', 1],
    ['first3-direct-sum', '13', 75],
    ['first3-direct-span', '9', 54],
    ['first3-group-sum', '13', 15],
    ['any2-direct-sum', '9', 10],
  ])('are those of the smallest bet of %s on %s', (code, option, count) => {
    expect(bets('SSC', code)?.get(option)).toBe(count);
  });

  it('are none where all options are as many, or several of them make one', () => {
    expect(bets('SSC', 'sum')).toBeUndefined();
    expect(bets('SSC', 'first3-direct')).toBeUndefined();
    expect(bets('SSC', 'first3-group6')).toBeUndefined();
    expect(bets('K3', 'sum-sides')).toBeUndefined();
    expect(bets('VNS', 'lo2')).toBeUndefined();
  });
});
