import type { DrawnNumbers, GameKind } from './game.ts';

function* arrangements(left: readonly number[], length: number): Generator<DrawnNumbers> {
  if (length === 0) yield [];
  else
    for (const number of left)
      for (const rest of arrangements(
        left.filter((other) => other !== number),
        length - 1,
      ))
        yield [number, ...rest];
}

function* rolls(): Generator<DrawnNumbers> {
  const faces = [1, 2, 3, 4, 5, 6];
  for (const a of faces) for (const b of faces) for (const c of faces) yield [a, b, c];
}

/** All equally likely draws, for tests: 216 rolls, or 55,440 arrangements of five of eleven. */
export const everyDraw = (kind: GameKind): readonly DrawnNumbers[] =>
  kind === 'K3' ? [...rolls()] : [...arrangements([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 5)];
