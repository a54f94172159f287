import fc from 'fast-check';
import { choose, subsets } from '../combinations.ts';
import { playsOf } from '../plays.ts';
import { chanceOfSets } from './chance-of-sets.ts';

const isFull = Boolean(process.env.TESSERA_FULL);
const runs = isFull ? 400 : 40;
const numbersTo = (last: number) => Array.from({ length: last }, (_, at) => String(at + 1).padStart(2, '0'));
const eighty = { drawn: 20, of: 80 };
const typedPlays = playsOf('KL8').flatMap(({ code, rule: { paidHits } }) => {
  const size = Number(/^any(\d+)-typed$/.exec(code)?.[1] ?? 0);
  return size > 0 && paidHits ? [{ size, paidHits }] : [];
});
function playOfSize(size: number) {
  const play = typedPlays.find((each) => each.size === size);
  if (!play) throw new Error(`No play of ${size} numbers is typed.`);
  return play;
}

/** Several bets of so many of the numbers. */
const betsOf = (numbers: readonly string[], size: number, most: number) =>
  fc.array(fc.shuffledSubarray([...numbers], { minLength: size, maxLength: size }), { minLength: 1, maxLength: most });

describe('the chance that any of several sets is paid by its hits', () => {
  it('is the part of all draws of a small game on which one is', () => {
    const numbers = numbersTo(9);
    const draws = subsets(numbers, 4);
    const paid = fc.constantFrom<number[]>([3], [3, 2], [3, 0], [0], [2], [3, 1, 0], [3, 2, 1, 0]);
    fc.assert(
      fc.property(betsOf(numbers, 3, 8), paid, (bets, paidHits) => {
        const won = draws.filter((drawn) =>
          bets.some((bet) => paidHits.includes(bet.filter((number) => drawn.includes(number)).length)),
        ).length;
        expect(chanceOfSets(bets, { drawn: 4, of: 9, paidHits })).toBeCloseTo(won / draws.length, 12);
      }),
      { numRuns: runs, seed: 11 },
    );
  });

  it('is that of all draws of twenty of eighty, counted by which of the numbers on bets are drawn', () => {
    const numbers = numbersTo(11);
    const bets = fc
      .constantFrom(...typedPlays)
      .chain(({ size, paidHits }) => betsOf(numbers, size, 12).map((sets) => ({ sets, paidHits })));
    fc.assert(
      fc.property(bets, ({ sets, paidHits }) => {
        const on = [...new Set(sets.flat())];
        let won = 0;
        for (let mask = 0; mask < 2 ** on.length; mask += 1) {
          const drawn = new Set(on.filter((_, at) => (mask >> at) % 2 === 1));
          if (sets.some((set) => paidHits.includes(set.filter((number) => drawn.has(number)).length)))
            won += choose(80 - on.length, 20 - drawn.size) / choose(80, 20);
        }
        expect(chanceOfSets(sets, { ...eighty, paidHits })).toBeCloseTo(won, 10);
      }),
      { numRuns: runs, seed: 12 },
    );
  });

  it('of two bets is what each has by itself less what both have together', () => {
    const bets = fc
      .constantFrom(...typedPlays)
      .chain(({ size, paidHits }) => fc.tuple(fc.constant(paidHits), fc.constant(size), fc.nat({ max: size - 1 })));
    fc.assert(
      fc.property(bets, ([paidHits, size, shared]) => {
        const numbers = numbersTo(80);
        const pair = [numbers.slice(0, size), numbers.slice(size - shared, 2 * size - shared)];
        const own = size - shared;
        const isPaid = (hits: number) => paidHits.includes(hits);
        let either = 0;
        for (let common = 0; common <= shared; common += 1)
          for (let one = 0; one <= own; one += 1)
            for (let other = 0; other <= own; other += 1)
              if (isPaid(common + one) || isPaid(common + other))
                either +=
                  (choose(shared, common) *
                    choose(own, one) *
                    choose(own, other) *
                    choose(80 - shared - 2 * own, 20 - common - one - other)) /
                  choose(80, 20);
        expect(chanceOfSets(pair, { ...eighty, paidHits })).toBeCloseTo(either, 10);
      }),
      { numRuns: runs, seed: 13 },
    );
  });

  it('is counted for seventy bets that share two numbers, and for forty bets that share none', () => {
    const numbers = numbersTo(80);
    const [one = '', two = '', ...others] = numbers;
    const { paidHits } = playOfSize(3);
    // A bet of three is paid from two hits on. With one of the two drawn, the other 19 cannot miss all of the seventy.
    const star = others.slice(0, 70).map((number) => [one, two, number]);
    const lost = choose(78, 20) / choose(80, 20);
    expect(chanceOfSets(star, { ...eighty, paidHits })).toBeCloseTo(1 - lost, 10);
    const apart = Array.from({ length: 40 }, (_, at) => numbers.slice(2 * at, 2 * at + 2));
    // At most one of each pair.
    const none = (choose(40, 20) * 2 ** 20) / choose(80, 20);
    expect(chanceOfSets(apart, { ...eighty, paidHits: [2] })).toBeCloseTo(1 - none, 10);
  });

  it('is not said of bets that would take too long to count', () => {
    const all = subsets(numbersTo(14), 5);
    expect(all.length).toBeGreaterThan(2000);
    expect(chanceOfSets(all, { ...eighty, paidHits: playOfSize(5).paidHits })).toBeUndefined();
    // Each shares numbers with most of the others.
    const mixed = Array.from({ length: 20 }, (_, bet) =>
      Array.from({ length: 10 }, (__, at) => String(((bet * 13 + at * (bet + 3)) % 79) + 1).padStart(2, '0')),
    );
    expect(mixed.every((bet) => new Set(bet).size === 10)).toBe(true);
    expect(chanceOfSets(mixed, { ...eighty, paidHits: playOfSize(10).paidHits })).toBeUndefined();
  });
});
