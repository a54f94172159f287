import { useState } from 'react';

/** What a form shows, and what is typed in it. */
export interface Draft<Value> {
  readonly value: Value;
  readonly set: (value: Value) => void;
  /** Follow the stored value again, unless something else has been typed since this render. */
  readonly onSaved: () => void;
}

/**
 * State of a form over a stored value: shows what is stored, also when it changes elsewhere, until something is typed.
 * What is typed stays until it has been saved, also if it was typed while the save was under way.
 */
export function useDraft<Value>(stored: Value): Draft<Value> {
  const [typed, setTyped] = useState<{ readonly value: Value }>();
  return {
    value: typed ? typed.value : stored,
    set: (value) => setTyped({ value }),
    onSaved: () => setTyped((now) => (now === typed ? undefined : now)),
  };
}

interface DraftByKey<Value> extends Omit<Draft<Readonly<Partial<Record<string, Value>>>>, 'set'> {
  readonly setAt: (key: string, value: Value) => void;
}

/** As {@link useDraft} for values by key, e.g. by language: what is typed for one leaves the others as they are stored. */
export function useDraftByKey<Value>(stored: Readonly<Partial<Record<string, Value>>>): DraftByKey<Value> {
  const [typed, setTyped] = useState<Readonly<Record<string, Value>>>({});
  return {
    value: { ...stored, ...typed },
    setAt: (key, value) => setTyped((now) => ({ ...now, [key]: value })),
    onSaved: () => setTyped((now) => (now === typed ? {} : now)),
  };
}
