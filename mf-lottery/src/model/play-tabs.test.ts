import { playsOf } from '@tessera/shared/lottery';
import { methodGroups, playNamed, tabsOf } from './play-tabs.ts';

describe('tabs of plays', () => {
  it('every play is under its tab, in the order of the price list', () => {
    expect(tabsOf('11X5').map(({ key, plays }) => [key, plays.length])).toEqual([
      ['first3', 4],
      ['first2', 4],
      ['first1', 1],
      ['any', 8],
      ['typed', 7],
      ['position', 1],
      ['sides', 2],
      ['dragon', 1],
    ]);
  });

  it('has xien under every table of Vietnam, and da under that of the South and the Centre', () => {
    const tabs = (kind: 'VNN' | 'VNS') => tabsOf(kind).map(({ key, plays }) => [key, plays.length]);
    expect(tabs('VNN').at(-1)).toEqual(['xien', 3]);
    expect(tabs('VNS').slice(-2)).toEqual([
      ['xien', 3],
      ['da', 1],
    ]);
  });

  it('has a tab of its own for bull among five digits, beside the other special plays', () => {
    const tabs = tabsOf('SSC').map(({ key, plays }) => [key, plays.map(({ code }) => code)]);
    expect(tabs.slice(-2)).toEqual([
      ['special', ['repeat1', 'repeat2', 'repeat3', 'repeat4']],
      ['bull', ['bull']],
    ]);
    expect(playNamed('SSC', 'bull', 'place').code).toBe('bull');
  });

  it('parts the many methods of any places by how many these are, and leaves a few together', () => {
    const of = (tab: string) => methodGroups(playsOf('SSC').filter((play) => play.tab === tab));
    expect(of('any').map(({ range, plays }) => [range, plays.length])).toEqual([
      ['any2', 6],
      ['any3', 7],
      ['any4', 6],
    ]);
    expect([of('first3'), of('anywhere'), of('place')]).toEqual([[], [], []]);
  });

  it('opens the play an address names by code or tab, and the default for a name that is none', () => {
    expect(playNamed('11X5', 'any3', 'first3-direct').code).toBe('any3');
    expect(playNamed('11X5', 'DRAGON', 'first3-direct').code).toBe('dragon-tiger');
    expect(playNamed('11X5', 'sum', 'first3-direct').code).toBe('first3-direct');
    expect(playNamed('K3', null, 'nothing').code).toBe('sum');
  });
});
