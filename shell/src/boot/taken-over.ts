/** The part of React's own record of an element that says whether it answers for it. */
interface Fiber {
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly return: Fiber | null;
}

/**
 * Whether React answers for an element. It gives an element its record while it renders, and answers for it once all of that part
 * of the page is there: until then an event has no effect. The loop is React's `getNearestMountedFiber`. The function is sent to
 * pages by the browser tests, so it may use nothing of its module.
 */
export function isTakenOver(element: Element): boolean {
  /** React's flags of what it places and what it hydrates. */
  const waiting = 0x0002 | 0x1000;
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  if (key === undefined) return false;
  let fiber: Fiber | null = (element as unknown as Readonly<Record<string, Fiber>>)[key] ?? null;
  // One with an alternate was there before this render.
  while (fiber && !fiber.alternate) {
    if ((fiber.flags & waiting) !== 0) return false;
    fiber = fiber.return;
  }
  return true;
}
