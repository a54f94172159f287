/**
 * Marks this entry of the history as one that somebody has just gone to: the page is about to be loaded again, and then has
 * to receive the focus as after any other navigation.
 */
export function markArrival(): void {
  window.history.replaceState({ ...window.history.state, isArrival: true }, '');
}

/** Whether the entry was marked; it no longer is. */
export function takeArrival(): boolean {
  const { isArrival = false, ...state } = window.history.state ?? {};
  if (isArrival) window.history.replaceState(state, '');
  return isArrival;
}
