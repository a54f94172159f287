import { type ChasePlan, chaseCeiling, chasedSlipOf, chaseMultiples } from './chase.ts';

const slip = { stakeMinor: 1000, leastWinMinor: 1950 };
const plan = (more: Partial<ChasePlan>) =>
  chaseMultiples({ strategy: 'same', issues: 6, multiple: 1, ceiling: 100, profitPercent: 10, ...more }, slip);

describe('the multiples of a chase', () => {
  it('are the same in every issue', () => expect(plan({ multiple: 3, ceiling: 0 })).toEqual([3, 3, 3, 3, 3, 3]));

  it('double up to the ceiling of the merchant and stay there', () =>
    expect(plan({ strategy: 'doubling', multiple: 2, ceiling: 20 })).toEqual([2, 4, 8, 16, 20, 20]));

  it('do not begin above the ceiling', () =>
    expect(plan({ strategy: 'doubling', multiple: 2, ceiling: 1 })).toEqual([]));

  it('of a profit rate are the smallest with which any win leaves the rate on all stakes until then', () => {
    const multiples = plan({ strategy: 'profit' });
    let staked = 0;
    for (const multiple of multiples) {
      const leaves = (of: number) => 1950 * of - (staked + 1000 * of) >= 0.1 * (staked + 1000 * of);
      expect([leaves(multiple), multiple === 1 || leaves(multiple - 1)]).toEqual([true, multiple === 1]);
      staked += 1000 * multiple;
    }
    expect(multiples).toHaveLength(6);
  });

  it('of a profit rate end before the issue that would need more than the ceiling', () => {
    expect(plan({ strategy: 'profit', ceiling: 10 })).toEqual([1, 2, 4, 10]);
    expect(plan({ strategy: 'profit', profitPercent: 95 })).toEqual([]);
  });
});

describe('the slip of a chase', () => {
  const bet = { kind: 'K3', playCode: 'sum-sides', combinations: 1, unitMinor: 1000, prizeGroup: 1900 } as const;

  it('has the stakes of all bets together, and the smallest win of any combination', () => {
    const slip = chasedSlipOf([
      { ...bet, numbers: [['big']], multiple: 1 },
      { ...bet, numbers: [['small', 'odd']], combinations: 2, multiple: 3 },
    ]);
    const smaller = chasedSlipOf([{ ...bet, numbers: [['big']], multiple: 1 }]);
    expect(slip).toEqual({ stakeMinor: 7000, leastWinMinor: smaller.leastWinMinor });
  });

  it('pays by the odds, and costs by the discount, that the merchant has set', () => {
    const at = (odds?: Record<string, number>) => chasedSlipOf([{ ...bet, numbers: [['big']], multiple: 1, odds }]);
    expect(at({ '*': 1500 }).leastWinMinor).toBeLessThan(at().leastWinMinor);
    const top = { ...bet, kind: 'THAI', playCode: 'top2', numbers: [['12']], multiple: 1 } as const;
    expect([chasedSlipOf([top]), chasedSlipOf([{ ...top, odds: { discount: 100 } }])]).toMatchObject([
      { stakeMinor: 720 },
      { stakeMinor: 900 },
    ]);
  });
});

describe('the largest multiple of an issue in a chase', () => {
  const ceilings = { doublingCeiling: 64, profitCeiling: 0 };

  it('is the ceiling of the merchant, and never more than a bet may have', () => {
    expect(chaseCeiling(ceilings, 'same', 9999)).toBe(9999);
    expect(chaseCeiling(ceilings, 'doubling', 9999)).toBe(64);
    expect(chaseCeiling(ceilings, 'doubling', 50)).toBe(50);
    expect(chaseCeiling(ceilings, 'profit', 9999)).toBe(0);
  });
});
