/** Scroll position of each history entry when it was left, in CSS pixels. */
const positions = new Map<string, number>();

/** How long a growing page has to reach the height it had. */
const LONGEST_WAIT_MS = 10_000;
/** Interval of writes: browsers refuse more than a hundred history changes in ten seconds. */
const WRITE_MS = 250;

/**
 * Turns off the browser's scroll restoration for history entries, also those from before a reload; {@link
 * scrollBackTo} replaces it. The reload itself stays with the browser.
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

/** A page below a centre has no history entry of its own: its key is never the current one. */
const isStep = (key: string): boolean => (window.history.state?.key ?? 'default') === key;

/** A reload clears the map, but the history entry still has the position. */
export function leftAt(key: string): number {
  const written: unknown = isStep(key) ? window.history.state?.scrolledTo : undefined;
  return positions.get(key) ?? (typeof written === 'number' ? written : 0);
}

/** Also writes it into the history entry, where it outlives the page; keeps the router's own state there. */
function write(key: string): void {
  if (isStep(key)) window.history.replaceState({ ...window.history.state, scrolledTo: positions.get(key) }, '');
}

/** Records where this history entry is scrolled to now. */
export function noteScroll(key: string): void {
  positions.set(key, window.scrollY);
  write(key);
}

/** Records the scroll position of this history entry whenever it changes; returns a function that stops. */
export function followScroll(key: string): () => void {
  let timer: number | undefined;
  const note = () => {
    positions.set(key, window.scrollY);
    timer ??= window.setTimeout(() => {
      timer = undefined;
      write(key);
    }, WRITE_MS);
  };
  window.addEventListener('scroll', note, { passive: true });
  return () => {
    window.removeEventListener('scroll', note);
    window.clearTimeout(timer);
  };
}

/** Scrolls there as soon as the page is high enough; stops when the visitor scrolls. */
export function scrollBackTo(top: number): () => void {
  window.scrollTo(0, top);
  const growing = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (window.scrollY >= top) stop();
  });
  const deadline = window.setTimeout(() => stop(), LONGEST_WAIT_MS);
  const hand = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  function stop(): void {
    growing.disconnect();
    window.clearTimeout(deadline);
    for (const name of hand) window.removeEventListener(name, stop);
  }
  for (const name of hand) window.addEventListener(name, stop, { passive: true });
  if (top > 0) growing.observe(document.body);
  return stop;
}
