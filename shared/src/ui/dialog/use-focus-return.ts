import { type RefObject, useRef } from 'react';

/** The dialog or centre that is open below, and gets the focus when nothing else is left. */
function openBelow(popup: HTMLElement | null): HTMLElement | undefined {
  const open = [...document.querySelectorAll<HTMLElement>('[data-over-page] [role$="dialog"][data-open]')];
  return open.findLast((dialog) => dialog !== popup);
}

/**
 * Where the focus goes when a dialog closes: back to the control that opened it; where that is gone, into what the dialog
 * lay over. Otherwise it would leave an open centre for the page behind it.
 */
export function useFocusReturn(popup: RefObject<HTMLElement | null>) {
  const opener = useRef<Element>(null);
  return {
    /** For the moment before the dialog takes the focus. */
    noteOpener: () => {
      if (!popup.current?.contains(document.activeElement)) opener.current = document.activeElement;
    },
    finalFocus: () => (opener.current?.isConnected ? true : (openBelow(popup.current) ?? true)),
  };
}
