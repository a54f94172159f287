import type { DrawnNumbers, FewNumbersKind } from './game.ts';
import { sizeOf, sumBounds, sumOf } from './rules/sides.ts';

/** Properties of a draw: sum, size, parity, and dragon or tiger if there are two ends to compare. */
export interface DrawFacts {
  readonly sum: number;
  /** `middle` is the tie of five of eleven, eight of twenty and twenty of eighty; a K3 triple is neither big nor small. */
  readonly size: 'big' | 'small' | 'middle' | 'triple';
  readonly parity: 'odd' | 'even';
  readonly ends: 'dragon' | 'tiger' | 'same' | undefined;
}

const endsOf = (one = 0, other = 0) => (one > other ? 'dragon' : one < other ? 'tiger' : 'same');

/** The places that are compared, counted from 0; dice have none. */
const ends: Readonly<Partial<Record<FewNumbersKind, number>>> = { '11X5': 4, SSC: 4, PK10: 9, KLSF: 7 };

/** Computes the properties of a draw. Of a race of ten cars the sum is that of the first two. */
export function factsOf(kind: FewNumbersKind, drawn: DrawnNumbers): DrawFacts {
  const sum = sumOf(kind === 'PK10' ? drawn.slice(0, 2) : drawn);
  const isTriple = kind === 'K3' && new Set(drawn).size === 1;
  const end = ends[kind];
  return {
    sum,
    size: isTriple ? 'triple' : sizeOf(sum, sumBounds[kind]),
    parity: sum % 2 === 1 ? 'odd' : 'even',
    ends: end === undefined ? undefined : endsOf(drawn[0], drawn[end]),
  };
}
