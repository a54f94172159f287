const room = '--toast-room';

/**
 * Writes the height of the toasts at the top of the window to the root, so that dialogs start below them: a toast
 * covers no button and no field. Use it as `ref` of the toasts' container.
 */
export function reserveToastSpace(held: HTMLElement | null): (() => void) | undefined {
  if (!held) return;
  const root = document.documentElement.style;
  const measured = new ResizeObserver(() => {
    if (held.offsetHeight === 0) root.removeProperty(room);
    else root.setProperty(room, `calc(${held.offsetHeight}px + 2 * var(--space-2))`);
  });
  measured.observe(held);
  return () => {
    measured.disconnect();
    root.removeProperty(room);
  };
}
