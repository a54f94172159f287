import { type RefObject, useEffect, useRef } from 'react';
import { slipStore } from './slip-store.ts';

/** The focus comes back to where an edit began when it ends, not when another bet is edited. */
export function useFocusAfterEdit(isEdited: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(isEdited);
  useEffect(() => {
    if (wasEdited.current && !isEdited && slipStore.current().editedId === undefined) button.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  return button;
}
