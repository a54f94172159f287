import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  readonly className?: string;
  readonly label?: string;
  readonly children: ReactNode;
}

/**
 * An open dialog listens for Escape on the document, wherever the focus is, so inert alone doesn't keep it from
 * closing. The window hears first: no key goes further, and what keys do by themselves (Tab, Enter) stays theirs.
 */
function useKeysHere(): void {
  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      event.stopPropagation();
      // A cancelled `cancel` holds only once: the second Escape in a row would close a modal dialog all the same.
      if (event.key === 'Escape') event.preventDefault();
    };
    window.addEventListener('keydown', keep, true);
    return () => window.removeEventListener('keydown', keep, true);
  }, []);
}

/** Lies over everything, dialogs and centres too, and can't be closed: no key and no press reaches what is beneath. */
export function TopCover({ className, label, children }: Props) {
  const cover = useRef<HTMLDialogElement>(null);
  useKeysHere();
  // Closed while it is still in the document, it gives the focus back to the field it was in.
  useLayoutEffect(() => {
    const shown = cover.current;
    // The top layer makes the rest of the document inert, whatever lies above it by z-index.
    shown?.showModal();
    return () => shown?.close();
  }, []);
  // Beside the root: an open centre has made that invisible to screen readers.
  return createPortal(
    <dialog
      ref={cover}
      className={className}
      aria-label={label}
      // A phone's Back leaves, it does not close; a browser that doesn't know this asks by `cancel`.
      closedby="none"
      onCancel={(event) => event.preventDefault()}
    >
      {children}
    </dialog>,
    document.body,
  );
}
