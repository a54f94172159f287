import { useState } from 'react';

function read<Value>(key: string): Value | undefined {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? undefined : (JSON.parse(kept) as Value);
  } catch {
    return undefined;
  }
}

function keep(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Blocked or full storage: the draft lasts as long as the page.
  }
}

interface KeptDraft<Value> {
  readonly value: Value;
  /** Whether it differs from what the form began with. */
  readonly isTyped: boolean;
  readonly set: (change: Partial<Value>) => void;
  /** Shows what the form began with again: it was saved, or is given up. */
  readonly clear: () => void;
}

/**
 * What is typed in a long form, kept in the browser until it is saved or given up: neither a refusal nor a reload loses it.
 * Fields that a later release adds come from `initial`.
 */
export function useKeptDraft<Value extends object>(name: string, initial: Value): KeptDraft<Value> {
  const key = `console.draft.${name}`;
  const [typed, setTyped] = useState(() => read<Partial<Value>>(key));
  return {
    value: { ...initial, ...typed },
    isTyped: typed !== undefined,
    set: (change) =>
      setTyped((before) => {
        const next = { ...before, ...change };
        keep(key, next);
        return next;
      }),
    clear: () => {
      keep(key, undefined);
      setTyped(undefined);
    },
  };
}
