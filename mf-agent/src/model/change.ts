/** What became of a figure since the stretch before. */
export type Change =
  | { readonly kind: 'same' }
  /** A share of what it was; 0.124 is 12.4 % more. */
  | { readonly kind: 'ratio'; readonly value: number }
  /** Counts, and amounts that were nothing before, are told by their difference. */
  | { readonly kind: 'difference'; readonly value: number };

/** Told as a share of the figure before, whose own sign does not turn the change around. */
export function changeOfAmount(now: number, before: number): Change {
  if (now === before) return { kind: 'same' };
  if (before === 0) return { kind: 'difference', value: now };
  const value = (now - before) / Math.abs(before);
  // Ten times as much is no share any more.
  return Math.abs(value) >= 10 ? { kind: 'difference', value: now - before } : { kind: 'ratio', value };
}

export function changeOfCount(now: number, before: number): Change {
  return now === before ? { kind: 'same' } : { kind: 'difference', value: now - before };
}
