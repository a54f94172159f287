import { requestChanges } from './requests.ts';

const of = (id: string, status: string) => ({ id, status });

describe('what is news about deposits and withdrawals', () => {
  it('is nothing in the first list: what was decided yesterday is not told again today', () => {
    expect(requestChanges(undefined, [of('1', 'approved')])).toEqual([]);
  });

  it('is not the request that was just made', () => {
    expect(requestChanges([], [of('2', 'pending')])).toEqual([]);
  });

  it('is a known request that stands elsewhere now', () => {
    expect(requestChanges([of('1', 'pending'), of('2', 'pending')], [of('2', 'approved'), of('1', 'pending')])).toEqual(
      [of('2', 'approved')],
    );
  });
});
