import type { DrawnNumbers, GameKind } from './game.ts';

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

/** Every list of numbers below a limit, so many of them. */
function* lists(from: number, to: number, length: number): Generator<DrawnNumbers> {
  if (length === 0) yield [];
  else
    for (let number = from; number <= to; number += 1)
      for (const rest of lists(from, to, length - 1)) yield [number, ...rest];
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/**
 * All equally likely draws, for tests. A race of ten has 3,628,800: of it, every order of the first three and the last, with the
 * others between them.
 */
export function everyDraw(kind: GameKind): readonly DrawnNumbers[] {
  switch (kind) {
    case 'K3':
      return [...lists(1, 6, 3)];
    case '11X5':
      return [...arrangements(upTo(11), 5)];
    case 'SSC':
      return [...lists(0, 9, 5)];
    case 'PK10':
      return [...arrangements(upTo(10), 4)].map(([last = 0, ...first]) => [
        ...first,
        ...upTo(10).filter((car) => car !== last && !first.includes(car)),
        last,
      ]);
  }
}
