interface Visited {
  readonly lastPlayedMs: number;
  readonly unfinishedRound: unknown;
}

/** Visits with a round that waits first, then the newest. */
export function toContinue<V extends Visited>(visits: readonly V[]): readonly V[] {
  return [...visits].sort(
    (one, other) =>
      Number(other.unfinishedRound !== null) - Number(one.unfinishedRound !== null) ||
      other.lastPlayedMs - one.lastPlayedMs,
  );
}

/** How long ago something was, as people say it. */
export type Ago =
  | { readonly unit: 'now' | 'yesterday' }
  | { readonly unit: 'minutes' | 'hours'; readonly count: number }
  | { readonly unit: 'date'; readonly ms: number };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Days are counted in the merchant's time zone: what was before midnight was yesterday. */
export function ago(ms: number, now: number, dayOf: (ms: number) => string): Ago {
  const passed = now - ms;
  if (passed < minuteMs) return { unit: 'now' };
  if (passed < hourMs) return { unit: 'minutes', count: Math.floor(passed / minuteMs) };
  if (dayOf(ms) === dayOf(now)) return { unit: 'hours', count: Math.floor(passed / hourMs) };
  return dayOf(ms) === dayOf(now - 24 * hourMs) ? { unit: 'yesterday' } : { unit: 'date', ms };
}
