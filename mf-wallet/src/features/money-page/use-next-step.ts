import { type RefObject, useLayoutEffect, useRef } from 'react';

/** How often, and how long after a step, the focus is looked after: a dialog may take its time to close. */
const watchEveryMs = 100;
const watchForMs = 5000;

/** Whether the focus has gone with the element that had it, or lies on the surface as a whole. */
const isFocusLost = (box: Element | null): boolean => {
  const focused = document.activeElement;
  return focused === document.body || (focused?.matches('[role="dialog"]') === true && focused.contains(box));
};

/** The heading of a page or panel, which can take the focus although it is no control. */
export function headingOf(box: ParentNode): HTMLElement | null {
  const heading = box.querySelector<HTMLElement>('h1, h2, h3');
  if (heading) heading.tabIndex = -1;
  return heading;
}

/**
 * Where a step takes away the button that was pressed, the focus moves on within the box: to what `next` finds, e.g. the
 * next button or the new heading. Whoever has moved the focus elsewhere keeps it there.
 */
export function useNextStep<Box extends HTMLElement>(
  step: string,
  next: (box: Box) => HTMLElement | null | undefined,
): RefObject<Box | null> {
  const box = useRef<Box>(null);
  const before = useRef(step);
  const latest = useRef(next);
  latest.current = next;
  useLayoutEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const moveOn = () => {
      if (box.current && isFocusLost(box.current)) latest.current(box.current)?.focus();
    };
    moveOn();
    // The dialog that the button had opened may only be closing, and then leads back to a button that is gone.
    const watch = setInterval(moveOn, watchEveryMs);
    const stop = () => clearInterval(watch);
    const end = setTimeout(stop, watchForMs);
    // Whoever points at something has chosen the place.
    document.addEventListener('pointerdown', stop, { once: true });
    return () => {
      stop();
      clearTimeout(end);
      document.removeEventListener('pointerdown', stop);
    };
  }, [step]);
  return box;
}
