import fc from 'fast-check';
import { amountProblem, mostOf, quickAmounts, receivedMinor } from './form-rules.ts';

const limits = { minimumMinor: 10_000, maximumMinor: 5_000_000 };
const amounts = fc.integer({ min: 1, max: 1_000_000_000 });
const anyLimits = fc
  .tuple(amounts, amounts, fc.option(fc.integer({ min: 0, max: 1_000_000_000 }), { nil: undefined }))
  .map(([one, other, availableMinor]) => ({
    minimumMinor: Math.min(one, other),
    maximumMinor: Math.max(one, other),
    availableMinor,
  }));

describe('an amount of money that is asked for', () => {
  it('must be typed, and 0 is below the minimum', () => {
    expect(amountProblem(undefined, limits)).toBe('missing');
    expect(amountProblem(0, limits)).toBe('below');
    expect(amountProblem(0, { ...limits, minimumMinor: 0 })).toBe('below');
  });

  it('may be the minimum or the maximum, and nothing beyond', () => {
    expect(amountProblem(9_999, limits)).toBe('below');
    expect(amountProblem(10_000, limits)).toBeUndefined();
    expect(amountProblem(5_000_000, limits)).toBeUndefined();
    expect(amountProblem(5_000_001, limits)).toBe('above');
  });

  it('must be 1 or more, with a message of its own, where the minimum is one unit', () => {
    const one = { ...limits, minimumMinor: 100, unitMinor: 100 };
    expect([99, 100].map((minor) => amountProblem(minor, one))).toEqual(['belowOne', undefined]);
    expect(amountProblem(9_999, { ...limits, unitMinor: 100 })).toBe('below');
  });

  it('says that it is not covered before it says that it is too much', () => {
    expect(amountProblem(6_000_000, { ...limits, availableMinor: 20_000 })).toBe('notCovered');
  });

  it('passes exactly when it lies within the limits and what is there', () => {
    fc.assert(
      fc.property(amounts, anyLimits, (minor, within) => {
        const isFine =
          minor >= within.minimumMinor && minor <= Math.min(within.maximumMinor, within.availableMinor ?? minor);
        expect(amountProblem(minor, within) === undefined).toBe(isFine);
      }),
    );
  });

  it('offers as the maximum an amount that passes, or none when even the minimum is out of reach', () => {
    fc.assert(
      fc.property(anyLimits, (within) => {
        const most = mostOf(within);
        if (most === undefined) expect(within.availableMinor).toBeLessThan(within.minimumMinor);
        else {
          expect(amountProblem(most, within)).toBeUndefined();
          expect(amountProblem(most + 1, within)).toBeDefined();
        }
      }),
    );
  });

  it('offers only quick amounts that may be asked for by themselves', () => {
    fc.assert(
      fc.property(anyLimits, ({ availableMinor: _, ...within }) => {
        for (const minor of quickAmounts(within)) expect(amountProblem(minor, within)).toBeUndefined();
      }),
    );
  });
});

it('receives the amount less the fee, and never less than nothing', () => {
  expect(receivedMinor(300_000, 1_500)).toBe(298_500);
  expect(receivedMinor(1_000, 1_500)).toBe(0);
  fc.assert(
    fc.property(amounts, amounts, (amount, fee) => {
      if (fee <= amount) expect(receivedMinor(amount, fee) + fee).toBe(amount);
    }),
  );
});
