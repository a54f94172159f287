import { highestRate, tierFault } from './contract-terms.ts';

const tier = (rateBasisPoints: number, activeMembers = 0, validBet = 0, loss = 0) => ({
  ...{ rateBasisPoints, activeMembers, validBet, loss },
});

describe('the tiers of a contract', () => {
  it('rise in what they ask for and in what they pay', () => {
    expect(tierFault([tier(100), tier(200, 1), tier(300, 1, 5)])).toBeUndefined();
    for (const second of [tier(200), tier(100, 1), tier(50, 1), tier(200, -1), tier(200, 0, 0, -5)])
      expect([second, tierFault([tier(100), second])]).toEqual([second, 'order']);
    expect(tierFault([tier(100, 2, 0), tier(200, 1, 9)])).toBe('order');
  });

  it('are one to ten, each with a rate', () => {
    expect(tierFault([])).toBe('none');
    expect(tierFault(Array.from({ length: 11 }, (_, at) => tier(at + 1, at)))).toBe('none');
    expect(tierFault([tier(0)])).toBe('order');
    expect([highestRate([tier(5), tier(70, 1)]), highestRate([])]).toEqual([70, 0]);
  });
});
