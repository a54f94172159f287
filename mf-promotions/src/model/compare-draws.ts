import type { SavedDraw } from '@tessera/shared/wire/promotions';

/** `unknown` where nothing was published to compare with. */
export type DrawComparison = 'same' | 'different' | 'unknown';

/** What the result follows from; lists of tickets and codes are in the list's hash. */
const decisive = ({ commitment, listHash, seed, ...draw }: SavedDraw): readonly unknown[] =>
  draw.kind === 'raffle'
    ? [commitment, listHash, seed, draw.winners, draw.prizes]
    : [commitment, listHash, seed, draw.amounts, draw.kinds];

/** Compares a saved draw with what was published. What the file does not have yet, as it was saved before the draw, is left out. */
export function compareDraws(file: SavedDraw, published: SavedDraw | undefined): DrawComparison {
  if (!published || published.merchant !== file.merchant || published.kind !== file.kind) return 'unknown';
  const theirs = decisive(published);
  const isSame = decisive(file).every(
    (own, index) => own === null || JSON.stringify(own) === JSON.stringify(theirs[index]),
  );
  return isSame ? 'same' : 'different';
}
