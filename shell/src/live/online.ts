/** Resolves as soon as there is a network; what nobody waits for would only fail without one, and say so in the log. */
export function online(): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
}
