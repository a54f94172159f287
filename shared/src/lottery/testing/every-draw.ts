import { createHash } from 'node:crypto';
import { subsets } from '../combinations.ts';
import { drawBlocks, numbersFrom } from '../draw-numbers.ts';
import type { DrawnNumbers, GameKind, PrizeTableKind } from '../game.ts';
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
function* lists(from: number, to: number, length: number): Generator<DrawnNumbers> {
  if (length === 0) yield [];
  else
    for (let number = from; number <= to; number += 1)
      for (const rest of lists(from, to, length - 1)) yield [number, ...rest];
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** Every order of the first three and the last of so many numbers, with any others between them. */
const byEnds = (of: number, drawn: number): DrawnNumbers[] =>
  [...arrangements(upTo(of), 4)].map(([last = 0, ...first]) => {
    const others = upTo(of).filter((number) => number !== last && !first.includes(number));
    return [...first, ...others.slice(0, drawn - 4), last];
  });

/** Twenty in a row from the lowest to the highest, the middle of all sums, and mixed ones of a fixed seed. */
function someOfEighty(): DrawnNumbers[] {
  const inARow = upTo(61).map((first) => upTo(20).map((place) => first + place - 1));
  let state = 8;
  const below = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
  const mixed = upTo(4000).map(() => {
    const left = upTo(80);
    return upTo(20).map(() => left.splice(below(left.length), 1)[0] ?? 0);
  });
  return [...inARow, upTo(20).map((number) => (number > 10 ? number + 60 : number)), ...mixed];
}

/** Some of the draws of a prize table, always the same ones. */
const someOfTable = (kind: PrizeTableKind): DrawnNumbers[] =>
  Array.from({ length: 2000 }, (_, draw) => {
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
      return someOfTable(kind);
  }
}

const known = new Map<string, readonly DrawnNumbers[]>();

/** The draws by which a play is tested: where the order does not matter and is too much, every set of numbers. */
export function everyDraw({ game, tab, code }: Pick<Play, 'game' | 'tab' | 'code'>): readonly DrawnNumbers[] {
  const areSets = game === 'KLSF' && (tab === 'any' || code === 'sum-sides');
  const key = areSets ? `sets of ${game}` : game;
  const draws = known.get(key) ?? (areSets ? subsets(upTo(20), 8) : ordered(game));
  known.set(key, draws);
  return draws;
}
