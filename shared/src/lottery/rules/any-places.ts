import { inOrderOn, oneOfEach, written } from '../combination-sets.ts';
import { choose, multisets, subsets } from '../combinations.ts';
import { type FewNumbersKind, numbersOf } from '../game.ts';
import { type PlayRule, type Selection, won } from '../play.ts';
import { chanceOfAtLeast, chanceOnPlaces } from './chances.ts';
import { numberAt } from './direct.ts';
import { mostTogether } from './most-together.ts';

/** Numbers for some of the places; every `size` of the places with numbers is bet on. */
export const anyPlaces = (kind: FewNumbersKind, size: number): PlayRule => ({
  choices: 'numbers',
  count(selection) {
    // The elementary symmetric polynomial of the numbers of choices.
    const sums = [1, ...new Array<number>(size).fill(0)];
    for (const { length } of selection)
      for (let at = size; at > 0; at -= 1) sums[at] = (sums[at] ?? 0) + (sums[at - 1] ?? 0) * length;
    return sums[size] ?? 0;
  },
  hits: (selection, drawn) =>
    won(choose(selection.filter((row, at) => row.includes(numberAt(kind, drawn, at))).length, size)),
  combinations: (selection) =>
    subsets(
      [...selection.keys()].filter((at) => selection[at]?.length),
      size,
    ).map((places) => ({
      subject: inOrderOn(places),
      places,
      tree: oneOfEach(places.map((at) => selection[at] ?? [])),
    })),
  largestPayout: (selection, paid) => paid(won(choose(selection.filter(({ length }) => length > 0).length, size))),
  // Places are drawn independently.
  chanceOfAny: (selection) =>
    chanceOfAtLeast(
      selection.map(({ length }) => length / numbersOf[kind].length),
      size,
    ),
});

/** Every `size` of the chosen places, counted from 0 and in their order. */
const groupsOf = (places: readonly string[], size: number): number[][] =>
  subsets(places.map((place) => Number(place) - 1).sort(), size);

/** Places in the first row and digits as text in the second: every text is bet on every so many of the places, in this order. */
export const typedOnPlaces = (size: number): PlayRule => ({
  choices: 'typed',
  acceptsTyped: (text) => text.length === size && /^\d+$/.test(text),
  count: ([places = [], bets = []]) => choose(places.length, size) * bets.length,
  hits([places = [], bets = []], drawn) {
    const typed = new Set(bets);
    return won(groupsOf(places, size).filter((at) => typed.has(at.map((place) => drawn[place]).join(''))).length);
  },
  combinations([places = [], bets = []]) {
    const tree = written(() => bets);
    return groupsOf(places, size).map((at) => ({ subject: inOrderOn(at), places: at, tree }));
  },
  largestPayout: ([places = [], bets = []], paid) => paid(won(mostTogether(bets, size, places.length).count)),
  isLargestPayoutBound: ([places = [], bets = []]) => mostTogether(bets, size, places.length).isBound,
  chanceOfAny([places = [], bets = []]) {
    const typed = new Set(bets);
    return chanceOnPlaces((number) => typed.has(number), size, places.length);
  },
});

interface ChosenPlaces {
  readonly size: number;
  /** A rule on so many places of five, for which the order of the digits does not matter. */
  readonly ruleAt: (places: readonly number[]) => PlayRule;
  /** The digits that can make a bet of these rows win; by itself those that the rows have. */
  readonly digitsOf?: (rows: Selection) => readonly number[];
}

const allDigits = Array.from({ length: 10 }, (_, digit) => digit);
const chosenDigits = (rows: Selection): readonly number[] => [...new Set(rows.flat().join(''))].map(Number);

/** Places in the first row, of which every `size` is bet on; on each of them, the rows that follow are played by `ruleAt`. */
export function chosenPlaces({ size, ruleAt, digitsOf = chosenDigits }: ChosenPlaces): PlayRule {
  const rules = new Map(subsets([0, 1, 2, 3, 4], size).map((places) => [places.join(), ruleAt(places)]));
  const first = ruleAt(Array.from({ length: size }, (_, at) => at));
  return {
    choices: first.choices,
    ...(first.acceptsTyped && { acceptsTyped: first.acceptsTyped }),
    ...(first.priceKeysOf && { priceKeysOf: first.priceKeysOf }),
    count: ([places = [], ...rows]) => choose(places.length, size) * first.count(rows),
    hits: ([places = [], ...rows], drawn) =>
      groupsOf(places, size).flatMap((at) => rules.get(at.join())?.hits(rows, drawn) ?? []),
    combinations: ([places = [], ...rows]) =>
      groupsOf(places, size).flatMap((at) =>
        (rules.get(at.join())?.combinations(rows) ?? []).map((set) => ({ ...set, places: at })),
      ),
    largestPayout([places = [], ...rows], paid) {
      const digits = digitsOf(rows);
      // What some digits pay together is the same on any places.
      const paidBy = new Map(multisets(digits, size).map((group) => [group.join(''), paid(first.hits(rows, group))]));
      const groups = subsets([...places.keys()], size);
      const paidOn = (draw: readonly number[]) =>
        groups.reduce((sum, at) => sum + (paidBy.get(at.map((place) => draw[place]).join('')) ?? 0), 0);
      return Math.max(...multisets(digits, places.length).map(paidOn));
    },
    chanceOfAny([places = [], ...rows]) {
      const winning = new Set(
        multisets(allDigits, size)
          .filter((group) => first.hits(rows, group).length > 0)
          .map((group) => group.join('')),
      );
      return chanceOnPlaces((number) => winning.has([...number].sort().join('')), size, places.length);
    },
  };
}
