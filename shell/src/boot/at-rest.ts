/** Does something when the page has come to rest: what nobody waits for. Answers how to call it off. */
export function atRest(work: () => void): () => void {
  // Safari has no idle callback; a second is about what one would wait.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1_000);
    return () => clearTimeout(timer);
  }
  const wish = window.requestIdleCallback(work);
  return () => window.cancelIdleCallback(wish);
}
