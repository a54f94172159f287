/** How a figure changed since the previous period. */
export type Change =
  | { readonly kind: 'same' }
  /** A share of what it was; 0.124 is 12.4 % more. */
  | { readonly kind: 'ratio'; readonly value: number }
  /** Counts, and amounts that were 0 before, are shown as a difference. */
  | { readonly kind: 'difference'; readonly value: number };

/** The change as a share of the previous figure; its sign is that of the change. */
export function changeOfAmount(now: number, before: number): Change {
  if (now === before) return { kind: 'same' };
  if (before === 0) return { kind: 'difference', value: now };
  const value = (now - before) / Math.abs(before);
  // From ten times as much on, the difference reads better.
  return Math.abs(value) >= 10 ? { kind: 'difference', value: now - before } : { kind: 'ratio', value };
}

export function changeOfCount(now: number, before: number): Change {
  return now === before ? { kind: 'same' } : { kind: 'difference', value: now - before };
}
