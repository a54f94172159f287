import type { DrawnNumbers, GameKind } from './game.ts';

/** Properties of a draw: sum, size, parity, and dragon or tiger if there are two ends to compare. */
export interface DrawFacts {
  readonly sum: number;
  /** `middle` is the tie of five of eleven and of eight of twenty; a K3 triple is neither big nor small. */
  readonly size: 'big' | 'small' | 'middle' | 'triple';
  readonly parity: 'odd' | 'even';
  readonly ends: 'dragon' | 'tiger' | 'same' | undefined;
}

const endsOf = (one = 0, other = 0) => (one > other ? 'dragon' : one < other ? 'tiger' : 'same');

/** Computes the properties of a draw. Of a race of ten cars the sum is that of the first two. */
export function factsOf(kind: GameKind, drawn: DrawnNumbers): DrawFacts {
  const sum = (kind === 'PK10' ? drawn.slice(0, 2) : drawn).reduce((total, number) => total + number, 0);
  const parity = sum % 2 === 1 ? 'odd' : 'even';
  const facts = (size: DrawFacts['size'], ends: DrawFacts['ends']): DrawFacts => ({ sum, size, parity, ends });
  switch (kind) {
    case 'K3':
      return facts(new Set(drawn).size === 1 ? 'triple' : sum >= 11 ? 'big' : 'small', undefined);
    case '11X5':
      return facts(sum === 30 ? 'middle' : sum > 30 ? 'big' : 'small', endsOf(drawn[0], drawn[4]));
    case 'SSC':
      return facts(sum >= 23 ? 'big' : 'small', endsOf(drawn[0], drawn[4]));
    case 'KLSF':
      return facts(sum === 84 ? 'middle' : sum > 84 ? 'big' : 'small', endsOf(drawn[0], drawn[7]));
    case 'PK10':
      return facts(sum > 11 ? 'big' : 'small', endsOf(drawn[0], drawn[9]));
  }
}
