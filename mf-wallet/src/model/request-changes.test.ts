import { requestChanges } from './requests.ts';

const of = (id: string, status: string) => ({ id, status });

describe('requestChanges', () => {
  it('not a new one, nor one decided before it was seen', () => {
    expect(requestChanges([], [of('2', 'pending'), of('1', 'approved')])).toEqual([]);
  });

  it('a known request whose status changed', () => {
    expect(requestChanges([of('1', 'pending'), of('2', 'pending')], [of('2', 'approved'), of('1', 'pending')])).toEqual(
      [of('2', 'approved')],
    );
  });
});
