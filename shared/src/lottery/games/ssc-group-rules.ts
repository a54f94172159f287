import { inAnyOrderOn, written } from '../combination-sets.ts';
import { once } from '../once.ts';
import type { PlayRule } from '../play.ts';
import { fairPrice, type Price } from '../price.ts';
import { chooseWithin } from '../rules/choose.ts';
import { countedOptions } from '../rules/counted-options.ts';
import { pairAndSingle, pattern } from '../rules/pattern.ts';
import { sumOf } from '../rules/sides.ts';
import { countedBy, digitsIn, everyNumber, lengthsOf, type Range, textsBy } from './ssc-ranges.ts';

type Places = Pick<Range, 'at'>;

const isOneDigit = (numbers: readonly number[]) => new Set(numbers).size === 1;
const sorted = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other);

/** One of each set of digits in any order, repeated digits left out. */
const groupsOf = (size: 2 | 3) =>
  everyNumber(size).filter((numbers) => !isOneDigit(numbers) && sorted(numbers).join('') === numbers.join(''));
const groups = once(
  (): Readonly<Record<number, readonly (readonly number[])[]>> => ({ 2: groupsOf(2), 3: groupsOf(3) }),
);
const texts = once(() =>
  Object.fromEntries(
    Object.entries(groups()).map(([size, all]) => [size, new Set(all.map((numbers) => numbers.join('')))]),
  ),
);

/** Three digits with a pair pay more than three single ones; two digits have one price. */
const priceName = (numbers: readonly number[]): string =>
  numbers.length === 2 ? '*' : new Set(numbers).size === 2 ? 'group3' : 'group6';

/** What two or three digits in any order pay, by `priceName`. */
export const groupPrices: Readonly<Record<2 | 3, Readonly<Record<string, Price>>>> = {
  2: { '*': fairPrice(2, 100) },
  3: { group3: fairPrice(3, 1000), group6: fairPrice(6, 1000) },
};

/** A pair and a single of three places. */
export const group3 = (range: Places): PlayRule => pairAndSingle(range.at);

/** Three different digits of three places. */
export const group6 = (range: Places): PlayRule => pattern(range.at, [{ times: 1, numbers: 3 }]);

/** Two different digits of two places. */
export const groupOfTwo = (range: Places): PlayRule =>
  chooseWithin({
    size: 2,
    pool: (drawn) => {
      const numbers = new Set(digitsIn(range, drawn));
      return numbers.size === 2 ? [...numbers].map(String) : [];
    },
    poolSize: 2,
    of: 10,
    subject: inAnyOrderOn(range.at),
    isEachOnce: false,
  });

/** Two or three digits as text, in ascending order; of three, with a pair or without. */
export function groupTyped(range: Places): PlayRule {
  const accepted = texts()[range.at.length] ?? new Set<string>();
  const nameOf = (text: string) => priceName([...text].map(Number));
  const hit = (text: string) => [{ option: nameOf(text), outcome: 'won' as const, count: 1 }];
  return {
    choices: 'typed',
    acceptsTyped: (text) => accepted.has(text),
    count: ([bets = []]) => bets.length,
    hits([bets = []], drawn) {
      const text = sorted(digitsIn(range, drawn)).join('');
      return accepted.has(text) && bets.includes(text) ? hit(text) : [];
    },
    priceKeysOf: (text) => [nameOf(text)],
    combinations: ([bets = []]) => [{ subject: inAnyOrderOn(range.at), tree: written(() => bets) }],
    largestPayout: ([bets = []], paid) => Math.max(...bets.map((bet) => paid(hit(bet)))),
  };
}

const betsBySum = once(() =>
  Object.fromEntries(
    Object.entries(groups()).map(([size, all]) => [size, textsBy(all, (numbers) => String(sumOf(numbers)))]),
  ),
);
/** The names of the prices of all groups with a sum, by how many digits they have. */
const namesBySum = (size: number, sum: string): readonly string[] => [
  ...new Set((groups()[size] ?? []).filter((numbers) => String(sumOf(numbers)) === sum).map(priceName)),
];

/** How many ordered numbers have each sum, those of one digit alone left out. */
const orderedBySum = once(
  (): Readonly<Record<number, Readonly<Record<string, number>>>> =>
    Object.fromEntries(
      ([2, 3] as const).map((size) => [
        size,
        countedBy(
          everyNumber(size).filter((numbers) => !isOneDigit(numbers)),
          (numbers) => String(sumOf(numbers)),
        ),
      ]),
    ),
);

/** All groups of two or three digits with a sum. */
export const groupSum = (range: Places): PlayRule =>
  countedOptions({
    counts: lengthsOf(betsBySum()[range.at.length]),
    bets: (sums) => written(() => sums.flatMap((sum) => betsBySum()[range.at.length]?.[sum] ?? [])),
    subject: inAnyOrderOn(range.at),
    optionOf: (drawn) => {
      const numbers = digitsIn(range, drawn);
      return isOneDigit(numbers) ? null : String(sumOf(numbers));
    },
    prices: {
      keyOf: (drawn) => priceName(digitsIn(range, drawn)),
      keysOf: (sum) => namesBySum(range.at.length, sum),
      chanceOf: (sum) => (orderedBySum()[range.at.length]?.[sum] ?? 0) / 10 ** range.at.length,
    },
  });

/** The sums that groups of so many digits can have. */
export const groupSums = (size: number): readonly string[] =>
  Array.from({ length: 9 * size - 1 }, (_, index) => String(index + 1));
