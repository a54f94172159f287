import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  readonly className?: string;
  readonly label?: string;
  readonly children: ReactNode;
}

/**
 * An open dialog listens for Escape on the document wherever the focus is, so `inert` alone does not keep it from
 * closing. This stops keys at the window; their default actions (Tab, Enter) still happen.
 */
function useKeyTrap(): void {
  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      event.stopPropagation();
      // `cancel` can be prevented only once: a second Escape would close a modal dialog anyway.
      if (event.key === 'Escape') event.preventDefault();
    };
    window.addEventListener('keydown', keep, true);
    return () => window.removeEventListener('keydown', keep, true);
  }, []);
}

/** Covers everything, dialogs and centres too, and cannot be closed: no key and no click reaches anything below. */
export function TopCover({ className, label, children }: Props) {
  const cover = useRef<HTMLDialogElement>(null);
  useKeyTrap();
  // Closed while still in the document, so that the focus returns to its field.
  useLayoutEffect(() => {
    const shown = cover.current;
    // The top layer makes the rest of the document inert, whatever its z-index.
    shown?.showModal();
    return () => shown?.close();
  }, []);
  // Outside the root, because an open centre hides the root from screen readers.
  return createPortal(
    <dialog
      ref={cover}
      className={className}
      aria-label={label}
      // Back on a phone navigates instead of closing; browsers without this attribute use `cancel`.
      closedby="none"
      onCancel={(event) => event.preventDefault()}
    >
      {children}
    </dialog>,
    document.body,
  );
}
