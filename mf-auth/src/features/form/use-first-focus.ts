import { firstField } from '@tessera/shared/ui/dialog';
import { type RefObject, useEffect, useRef } from 'react';

/** A dialog's body may arrive after the dialog has taken the focus; it then takes it over for its first field. */
export function useFirstFocus<Element extends HTMLElement>(): RefObject<Element | null> {
  const container = useRef<Element>(null);
  useEffect(() => {
    // A dialog that has not taken the focus yet must first note where to return it, and then finds the field itself.
    const dialog = container.current?.closest('[role="dialog"], [role="alertdialog"]');
    if (dialog?.contains(document.activeElement)) firstField(container.current)?.focus();
  }, []);
  return container;
}
