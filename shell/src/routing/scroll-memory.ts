/** How far down each step of the history was when it was left, in CSS pixels. */
const positions = new Map<string, number>();

/** A page that grows as its data comes is given this long to reach the height it had. */
const PATIENCE_MS = 3_000;
/** A step is written this seldom: browsers refuse more than a hundred changes of the history in ten seconds. */
const WRITE_MS = 250;

/**
 * From now on steps of the history are restored by {@link scrollBackTo}, also those from before a reload; where the reload
 * itself ends up stays the browser's own.
 */
export function ownScrollRestoration(): void {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual';
  });
}

/** What lies beneath a centre is no step of its own: its key is never the one that is written in the history. */
const isStep = (key: string): boolean => (window.history.state?.key ?? 'default') === key;

/** A reload forgets the map; the step itself still knows. */
export function leftAt(key: string): number {
  const written: unknown = isStep(key) ? window.history.state?.scrolledTo : undefined;
  return positions.get(key) ?? (typeof written === 'number' ? written : 0);
}

/** Remembers where this step of the history is scrolled to, until called off. */
export function followScroll(key: string): () => void {
  let timer: number | undefined;
  const write = () => {
    timer = undefined;
    // Beside what the router keeps in the step, which stays.
    if (isStep(key)) window.history.replaceState({ ...window.history.state, scrolledTo: positions.get(key) }, '');
  };
  const note = () => {
    positions.set(key, window.scrollY);
    timer ??= window.setTimeout(write, WRITE_MS);
  };
  window.addEventListener('scroll', note, { passive: true });
  return () => {
    window.removeEventListener('scroll', note);
    window.clearTimeout(timer);
  };
}

/** Scrolls there as soon as the page is high enough; gives way to the visitor's own hand. */
export function scrollBackTo(top: number): () => void {
  window.scrollTo(0, top);
  const growing = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (window.scrollY >= top) stop();
  });
  const patience = window.setTimeout(() => stop(), PATIENCE_MS);
  const hand = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  function stop(): void {
    growing.disconnect();
    window.clearTimeout(patience);
    for (const name of hand) window.removeEventListener(name, stop);
  }
  for (const name of hand) window.addEventListener(name, stop, { passive: true });
  if (top > 0) growing.observe(document.body);
  return stop;
}
