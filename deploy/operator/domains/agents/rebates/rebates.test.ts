import fc from 'fast-check';
import { rebatesOf, shareOf } from './rebates.ts';

const chain = [
  { id: 1, parentId: null, basisPoints: 120 },
  { id: 2, parentId: 1, basisPoints: 80 },
  { id: 3, parentId: 2, basisPoints: 30 },
];

describe('rebates', () => {
  it('give the bettor its own rate and every agent above the difference', () => {
    expect(Object.fromEntries(rebatesOf(chain, new Map([[3, 1_000_000]])))).toEqual({ 3: 3000, 2: 5000, 1: 4000 });
    expect(Object.fromEntries(rebatesOf(chain, new Map([[2, 1_000_000]])))).toEqual({ 2: 8000, 1: 4000 });
  });

  it('pay nothing to an agent whose rate is not above the one below', () => {
    const level = [...chain.slice(0, 2), { id: 3, parentId: 2, basisPoints: 80 }];
    expect(Object.fromEntries(rebatesOf(level, new Map([[3, 1_000_000]])))).toEqual({ 3: 8000, 1: 4000 });
  });

  it('never cost more than the highest rate above the player, whatever the tree and the bets', () => {
    const tree = fc.array(fc.record({ parent: fc.nat(), rate: fc.integer({ min: 0, max: 300 }) }), {
      minLength: 1,
      maxLength: 30,
    });
    const bets = fc.array(fc.tuple(fc.nat(29), fc.integer({ min: 0, max: 1e14 })), { maxLength: 20 });
    fc.assert(
      fc.property(tree, bets, (nodes, placed) => {
        const accounts = nodes.map(({ parent, rate }, id) => ({
          id,
          parentId: id === 0 ? null : parent % id,
          basisPoints: rate,
        }));
        const rateUp = (id: number | null): number =>
          id === null ? 0 : Math.max(accounts[id]?.basisPoints ?? 0, rateUp(accounts[id]?.parentId ?? null));
        for (const [seat, betMinor] of placed) {
          const bettor = seat % accounts.length;
          const credited = rebatesOf(accounts, new Map([[bettor, betMinor]]));
          const sum = [...credited.values()].reduce((total, amount) => total + amount, 0);
          expect(sum).toBe(shareOf(betMinor, rateUp(bettor)));
          expect([...credited.values()].every((amount) => amount > 0)).toBe(true);
        }
      }),
    );
  });

  it('take shares of the largest amounts exactly', () => {
    expect(shareOf(Number.MAX_SAFE_INTEGER, 10_000)).toBe(Number.MAX_SAFE_INTEGER);
    expect(shareOf(9999, 1)).toBe(0);
    expect(shareOf(10_001, 9999)).toBe(9999);
  });
});
