import { seededRandom, systemRandom } from './random.ts';

describe('randomness', () => {
  it('repeats itself for a seed, and differs between seeds', () => {
    const draw = (seed: string) => {
      const random = seededRandom(seed);
      return Array.from({ length: 50 }, () => random.int(1000));
    };
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it('gives every number its share', () => {
    const random = seededRandom('fair');
    const counts = new Array<number>(7).fill(0);
    for (let n = 0; n < 70_000; n += 1) {
      const drawn = random.int(7);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  it('refuses bounds that it cannot serve', () => {
    for (const below of [0, -1, 1.5, 2 ** 33]) expect(() => systemRandom.int(below)).toThrow(RangeError);
  });
});
