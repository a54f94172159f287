/** Resolves as soon as there is a network; for background requests, which would fail without one. */
export function online(): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
}
