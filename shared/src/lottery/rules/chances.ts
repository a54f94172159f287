import { choose, subsets } from '../combinations.ts';

// All are 1 minus the chance of losing, so that a certain win is exactly 1.

interface Chosen {
  /** How many of the numbers are chosen. */
  readonly chosen: number;
  /** How many numbers a draw has, and of how many they are drawn. */
  readonly drawn: number;
  readonly of: number;
}

interface Needed extends Chosen {
  /** How many of the chosen numbers have to be drawn at least. */
  readonly needed: number;
}

/** The chance that exactly so many of the chosen numbers are drawn, where no number is drawn twice. */
export const chanceOfHits = ({ chosen, hits, drawn, of }: Chosen & { readonly hits: number }): number =>
  (choose(chosen, hits) * choose(of - chosen, drawn - hits)) / choose(of, drawn);

/** The chance that enough of the chosen numbers are drawn, where no number is drawn twice. */
export function chanceWithoutRepeats({ needed, ...chosen }: Needed): number {
  let chance = 1;
  for (let hits = 0; hits < needed; hits += 1) chance -= chanceOfHits({ ...chosen, hits });
  return chance;
}

/** The chance of at least `needed` successes in so many steps; `chanceAt` is that of a step after so many successes. */
function chanceOfSuccesses(steps: number, needed: number, chanceAt: (step: number, before: number) => number): number {
  // By how many successes there are so far.
  let chances = [1];
  for (let step = 0; step < steps; step += 1)
    chances = Array.from(
      { length: chances.length + 1 },
      (_, right) =>
        (chances[right] ?? 0) * (1 - chanceAt(step, right)) + (chances[right - 1] ?? 0) * chanceAt(step, right - 1),
    );
  return chances.slice(0, needed).reduce((left, chance) => left - chance, 1);
}

/** The chance that enough of the chosen numbers are drawn, where every place draws any of the numbers: one that is drawn twice counts once. */
export const chanceWithRepeats = ({ chosen, needed, drawn, of }: Needed): number =>
  chanceOfSuccesses(drawn, needed, (_, before) => (chosen - before) / of);

/** The chance that at least so many of several independent things happen. */
export const chanceOfAtLeast = (each: readonly number[], needed: number): number =>
  chanceOfSuccesses(each.length, needed, (step) => each[step] ?? 0);

/**
 * The chance, 0 to 1, that `wins` accepts any choice of `size` of the `places` digits, in their order. Tries up to
 * 10 ** places draws, digit by digit; a beginning that wins is not followed further.
 */
export function chanceOnPlaces(wins: (number: string) => boolean, size: number, places: number): number {
  const isWin = Uint8Array.from({ length: 10 ** size }, (_, number) =>
    Number(wins(String(number).padStart(size, '0'))),
  );
  const groups = subsets([...new Array<number>(places).keys()], size);
  const endingAt = Array.from({ length: places }, (_, at) => groups.filter((group) => group.at(-1) === at));
  const draw = new Array<number>(places).fill(0);
  const isWon = (group: readonly number[]) =>
    isWin[group.reduce((number, at) => number * 10 + (draw[at] ?? 0), 0)] === 1;
  function winning(at: number): number {
    if (at === places) return 0;
    let sum = 0;
    for (let digit = 0; digit < 10; digit += 1) {
      draw[at] = digit;
      sum += endingAt[at]?.some(isWon) ? 1 : winning(at + 1);
    }
    return sum / 10;
  }
  return winning(0);
}
