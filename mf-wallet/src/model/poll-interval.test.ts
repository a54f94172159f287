import { pollInterval } from './requests.ts';

const minute = 60_000;
const now = 1_000 * minute;

describe('asking about open requests by itself', () => {
  it('does not ask while nothing is open', () => {
    expect(pollInterval([], now)).toBe(false);
  });

  it('asks every few seconds for an hour after a request, and ever less for what takes long', () => {
    const ages = [0, 4, 20, 120].map((minutes) => pollInterval([now - minutes * minute], now));
    expect(ages).toEqual([4_000, 4_000, 5_000, 60_000]);
  });

  it('follows the youngest of several', () => {
    expect(pollInterval([now - 300 * minute, now - minute], now)).toBe(4_000);
  });
});
