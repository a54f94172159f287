import type { DrawnNumbers, GameKind } from './game.ts';

/** Properties of a draw: sum, size, parity, and dragon or tiger if there are two ends to compare. */
export interface DrawFacts {
  readonly sum: number;
  /** `middle` is the tie of five of eleven; a K3 triple is neither big nor small. */
  readonly size: 'big' | 'small' | 'middle' | 'triple';
  readonly parity: 'odd' | 'even';
  readonly ends: 'dragon' | 'tiger' | undefined;
}

/** Computes the properties of a draw. */
export function factsOf(kind: GameKind, drawn: DrawnNumbers): DrawFacts {
  const sum = drawn.reduce((total, number) => total + number, 0);
  const parity = sum % 2 === 1 ? 'odd' : 'even';
  if (kind === 'K3') {
    const isTriple = new Set(drawn).size === 1;
    return { sum, size: isTriple ? 'triple' : sum >= 11 ? 'big' : 'small', parity, ends: undefined };
  }
  const ends = (drawn[0] ?? 0) > (drawn[4] ?? 0) ? 'dragon' : 'tiger';
  return { sum, size: sum === 30 ? 'middle' : sum > 30 ? 'big' : 'small', parity, ends };
}
