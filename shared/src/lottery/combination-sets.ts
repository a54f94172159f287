import { digits } from './game.ts';

type Rows = readonly (readonly string[])[];

/**
 * A set of combinations, each with the same number of parts, as a tree that is read part by part. So sets of any size are
 * compared without writing them out.
 */
export interface CombinationTree {
  /** The subtrees by the next part; empty where the combinations end. */
  readonly next: () => ReadonlyMap<string, CombinationTree>;
}

/** Single bets of a selection with one subject: bets on the same places, for example, or on any three numbers together. */
export interface CombinationSet {
  /**
   * What they bet on. Equal combinations with the same subject are the same bet, of whichever play; without one, only those of the
   * same play and row are.
   */
  readonly subject?: string;
  /** The row that they are chosen in, counted from 0, of plays that bet each row by itself. */
  readonly row?: number;
  /** The places that they are bet on, counted from 0, where the player chooses them. */
  readonly places?: readonly number[];
  readonly tree: CombinationTree;
  /** How many single bets each combination is; absent for one. */
  readonly times?: number;
}

/** Where a combination ends. */
export const end: CombinationTree = { next: () => new Map() };

/** A tree whose branches are worked out once, when they are first asked for. */
function tree(branches: () => ReadonlyMap<string, CombinationTree>): CombinationTree {
  let cached: ReadonlyMap<string, CombinationTree> | undefined;
  return {
    next() {
      cached ??= branches();
      return cached;
    },
  };
}

/** Trees that are made once for each key, however often they are reached. */
function treesByKey() {
  const cached = new Map<string, CombinationTree>();
  return (key: string, branches: () => ReadonlyMap<string, CombinationTree>): CombinationTree => {
    const made = cached.get(key) ?? tree(branches);
    cached.set(key, made);
    return made;
  };
}

/** Each option alone. */
export const single = (options: Iterable<string>): CombinationTree =>
  tree(() => new Map([...options].map((option) => [option, end])));

/** One of each row. */
export function oneOfEach([row, ...rest]: Rows): CombinationTree {
  if (!row) return end;
  return tree(() => {
    const after = oneOfEach(rest);
    return new Map(row.map((option) => [option, after]));
  });
}

const without = (rows: Rows, option: string): Rows => rows.map((row) => row.filter((other) => other !== option));
const canDiffer = ([row, ...rest]: Rows): boolean => !row || row.some((option) => canDiffer(without(rest, option)));

/** One of each row, all different. */
export function differentOfEach([row, ...rest]: Rows): CombinationTree {
  if (!row) return end;
  return tree(
    () =>
      new Map(
        row.flatMap((option) => {
          const others = without(rest, option);
          return canDiffer(others) ? [[option, differentOfEach(others)] as const] : [];
        }),
      ),
  );
}

/** Every `size` of the options, without regard to order. */
export function setsOf(options: readonly string[], size: number): CombinationTree {
  const sorted = [...options].sort();
  const treeAt = treesByKey();
  // What can follow depends on the last option and on how many are missing, however the others were taken.
  function from(at: number, missing: number): CombinationTree {
    if (missing === 0) return end;
    return treeAt(
      `${at} ${missing}`,
      () =>
        new Map(
          sorted
            .slice(at, Math.max(at, sorted.length - missing + 1))
            .map((option, index) => [option, from(at + index + 1, missing - 1)]),
        ),
    );
  }
  return from(0, size);
}

/** Every number of so many digits whose sum is one of these. */
export function digitsWithSum(size: number, sums: readonly number[]): CombinationTree {
  const treeAt = treesByKey();
  const possible = (missing: number, rests: readonly number[]) => rests.filter((sum) => sum >= 0 && sum <= 9 * missing);
  // What can follow depends on how many digits are missing and on what they have to add up to, whatever the first ones are.
  function from(missing: number, rests: readonly number[]): CombinationTree {
    if (missing === 0) return end;
    return treeAt(`${missing} ${rests.join()}`, () => {
      const after = (digit: string) =>
        possible(
          missing - 1,
          rests.map((sum) => sum - Number(digit)),
        );
      return new Map(
        digits.filter((digit) => after(digit).length > 0).map((digit) => [digit, from(missing - 1, after(digit))]),
      );
    });
  }
  return from(size, possible(size, sums));
}

/** Combinations from their texts, as they are typed without a space; each part has `width` characters. */
export function written(texts: () => readonly string[], width = 1): CombinationTree {
  const from = (rest: readonly string[], at: number): CombinationTree => {
    if (rest[0] !== undefined && rest[0].length <= at) return end;
    return tree(() => {
      const byPart = new Map<string, string[]>();
      for (const text of rest) {
        const part = text.slice(at, at + width);
        const same = byPart.get(part);
        if (same) same.push(text);
        else byPart.set(part, [text]);
      }
      return new Map([...byPart].map(([part, same]) => [part, from(same, at + width)]));
    });
  };
  return tree(() => from(texts(), 0).next());
}

/** The subject of numbers in their order on places, counted from 0. */
export const inOrderOn = (at: readonly number[]): string => `order ${at.join()}`;
/** The subject of numbers in any order on places. */
export const inAnyOrderOn = (at: readonly number[]): string => `group ${at.join()}`;
/** The subject of so many numbers, wherever they are drawn. */
export const together = (size: number): string => `any ${size}`;

/** Each option of each row alone. */
export const eachAlone = (selection: Rows): readonly CombinationSet[] =>
  selection.flatMap((options, row) => (options.length > 0 ? [{ row, tree: single(options) }] : []));
