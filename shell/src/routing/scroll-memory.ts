/** How far down each step of the history was when it was left, in CSS pixels; for as long as the document lives. */
const positions = new Map<string, number>();

/** A page that grows as its data comes is given this long to reach the height it had. */
const PATIENCE_MS = 3_000;

/** From now on steps of the history are restored by {@link scrollBackTo}; a reload stays the browser's own. */
export function ownScrollRestoration(): void {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual';
  });
}

export const leftAt = (key: string): number => positions.get(key) ?? 0;

/** Remembers where this step of the history is scrolled to, until called off. */
export function followScroll(key: string): () => void {
  const note = () => positions.set(key, window.scrollY);
  window.addEventListener('scroll', note, { passive: true });
  return () => window.removeEventListener('scroll', note);
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
