import { createHash } from 'node:crypto';
import { subsets } from '../combinations.ts';
import { drawBlocks, numbersFrom } from '../draw-numbers.ts';
import type { DrawnNumbers, GameKind } from '../game.ts';
import type { Play } from '../play.ts';

/** Every order of so many of the numbers. */
export function* arrangements(left: readonly number[], length: number): Generator<DrawnNumbers> {
  if (length === 0) yield [];
  else
    for (const number of left)
      for (const rest of arrangements(
        left.filter((other) => other !== number),
        length - 1,
      ))
        yield [number, ...rest];
}

/** Every list of `length` numbers from `from` to `to`, both included. */
export function* lists(from: number, to: number, length: number): Generator<DrawnNumbers> {
  if (length === 0) yield [];
  else
    for (let number = from; number <= to; number += 1)
      for (const rest of lists(from, to, length - 1)) yield [number, ...rest];
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** Whole numbers below a limit, always the same ones. */
function sameNumbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

/** So many of the numbers, in a mixed order. */
const mixed = (numbers: readonly number[], count: number, below: (limit: number) => number): DrawnNumbers => {
  const left = [...numbers];
  return upTo(count).map(() => left.splice(below(left.length), 1)[0] ?? 0);
};

/** Every order of the first three and the last of so many numbers, with others in a mixed order between them. */
function byEnds(of: number, drawn: number): DrawnNumbers[] {
  const below = sameNumbers(5);
  return [...arrangements(upTo(of), 4)].map(([last = 0, ...first]) => {
    const others = upTo(of).filter((number) => number !== last && !first.includes(number));
    return [...first, ...mixed(others, drawn - 4, below), last];
  });
}

/** Twenty in a row from the lowest to the highest, the middle of all sums, and mixed ones of a fixed seed. */
function someOfEighty(): DrawnNumbers[] {
  const inARow = upTo(61).map((first) => upTo(20).map((place) => first + place - 1));
  const below = sameNumbers(8);
  const others = upTo(4000).map(() => mixed(upTo(80), 20, below));
  return [...inARow, upTo(20).map((number) => (number > 10 ? number + 60 : number)), ...others];
}

/** Some of the draws of a game as they follow from seeds, always the same ones. */
export const drawsOfSeeds = (kind: GameKind, count: number): DrawnNumbers[] =>
  Array.from({ length: count }, (_, draw) => {
    const blocks = Array.from({ length: drawBlocks[kind] }, (_, at) =>
      createHash('sha256').update(`${draw}|${at}`).digest(),
    );
    return numbersFrom(kind, Buffer.concat(blocks));
  });

/**
 * All equally likely draws, for tests. A race of ten has 3,628,800, and eight of twenty far more: of them, all orders of the
 * first three places and the last. Of twenty of eighty and of tables of more than one prize, whose draws are counted instead, some
 * thousands.
 */
function ordered(kind: GameKind): DrawnNumbers[] {
  switch (kind) {
    case 'K3':
      return [...lists(1, 6, 3)];
    case '11X5':
      return [...arrangements(upTo(11), 5)];
    case 'SSC':
      return [...lists(0, 9, 5)];
    case 'PK10':
      return byEnds(10, 10);
    case 'KLSF':
      return byEnds(20, 8);
    case 'KL8':
      return someOfEighty();
    case 'LAO':
      return [...lists(0, 9999, 1)];
    default:
      return drawsOfSeeds(kind, 2000);
  }
}

const known = new Map<string, readonly DrawnNumbers[]>();

/** The draws by which a play is tested: where the order does not matter and is too much, every set of numbers. */
export function everyDraw({ game, tab, code }: Pick<Play, 'game' | 'tab' | 'code'>): readonly DrawnNumbers[] {
  const areSets = game === 'KLSF' && (tab === 'any' || tab === 'typed' || code === 'sum-sides');
  const key = areSets ? `sets of ${game}` : game;
  const draws = known.get(key) ?? (areSets ? subsets(upTo(20), 8) : ordered(game));
  known.set(key, draws);
  return draws;
}
