import { requestChanges } from './requests.ts';

const of = (id: string, status: string) => ({ id, status });

describe('what is news about deposits and withdrawals', () => {
  it('is not a request that was just made, nor one that was decided before it was seen', () => {
    expect(requestChanges([], [of('2', 'pending'), of('1', 'approved')])).toEqual([]);
  });

  it('is a known request that stands elsewhere now', () => {
    expect(requestChanges([of('1', 'pending'), of('2', 'pending')], [of('2', 'approved'), of('1', 'pending')])).toEqual(
      [of('2', 'approved')],
    );
  });
});
