import { type MouseEvent, type RefObject, useRef } from 'react';

interface EntryField {
  readonly entry: RefObject<HTMLDivElement | null>;
  /** Call it where a button of the entry takes the focus with it. */
  readonly focus: () => void;
  /** Call it with a press of a button that stays: by touch it opens no keyboard over the choices. */
  readonly focusByKey: (press: MouseEvent) => void;
}

/** The text field of an entry, which takes the focus of its buttons. */
export function useEntryField(): EntryField {
  const entry = useRef<HTMLDivElement>(null);
  const focus = () => entry.current?.querySelector('textarea')?.focus();
  return { entry, focus, focusByKey: ({ detail }) => detail === 0 && focus() };
}
