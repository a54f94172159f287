import fc from 'fast-check';
import { Throttle } from './throttle.ts';

describe('one a second', () => {
  it('starts the first at once and makes the second wait for the rest of the second', () => {
    let now = 5000;
    const throttle = new Throttle(1000, () => now);
    expect(throttle.book()).toBe(0);
    now += 400;
    expect(throttle.book()).toBe(600);
  });

  it('counts from the end of what took long', () => {
    let now = 0;
    const throttle = new Throttle(1000, () => now);
    throttle.book();
    now = 700;
    throttle.end();
    expect(throttle.book()).toBe(1000);
  });

  it('never lets two start less than a second apart, however they are pressed, and delays nobody without need', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2500), { minLength: 1, maxLength: 40 }), (pauses) => {
        let now = 0;
        let last = Number.NEGATIVE_INFINITY;
        const throttle = new Throttle(1000, () => now);
        for (const pause of pauses) {
          now += pause;
          const start = now + throttle.book();
          expect(start - last).toBeGreaterThanOrEqual(1000);
          expect(start === now || start === last + 1000).toBe(true);
          last = start;
        }
      }),
    );
  });
});
