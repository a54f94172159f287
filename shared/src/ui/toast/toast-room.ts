const room = '--toast-room';

/**
 * Says on the root how much of the window's upper end the toasts take, so that what lies over the page begins below
 * them: a toast hides no button and no field of an open dialog. For the `ref` of what holds the toasts.
 */
export function keepRoom(held: HTMLElement | null): (() => void) | undefined {
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
