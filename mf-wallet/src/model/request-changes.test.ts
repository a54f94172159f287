import { requestChanges } from './requests.ts';

const of = (id: string, status: string) => ({ id, status });

describe('requestChanges', () => {
  it('leaves out new requests and those decided before they were first seen', () => {
    expect(requestChanges([], [of('2', 'pending'), of('1', 'approved')])).toEqual([]);
  });

  it('finds a known request whose status has changed', () => {
    expect(requestChanges([of('1', 'pending'), of('2', 'pending')], [of('2', 'approved'), of('1', 'pending')])).toEqual(
      [of('2', 'approved')],
    );
  });
});
