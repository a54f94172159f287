import { addressParts, type Location, newKey } from '@tessera/shared/router';
import { createStore } from '@tessera/shared/store';

/** A page that is rendered, but not shown. */
export interface PageAhead {
  /** Where it will be. The visitor's step there gets the same key, so that nothing of the page changes with it. */
  readonly location: Location;
  /** Key of the history entry that it was rendered at; it is of use for the step from there alone. */
  readonly from: string;
}

/** What is rendered ahead of the visitor's next step; undefined for nothing. */
export const pageAhead = createStore<PageAhead | undefined>(undefined);

/** Later its content may be out of date. */
const expiresAfterMs = 20_000;

let isTaken = true;
let timer: ReturnType<typeof setTimeout> | undefined;

const addressOf = ({ location }: PageAhead): string => location.pathname + location.search;

/** Renders the page of an address, for the step from the history entry of that key; not anew if it is rendered already. */
export function renderAhead(address: string, from: string): void {
  const last = pageAhead.get();
  if (last && !isTaken && last.from === from && addressOf(last) === address) return;
  clearTimeout(timer);
  isTaken = false;
  pageAhead.set({ location: { ...addressParts(address), state: null, key: newKey() }, from });
  timer = setTimeout(dropPageAhead, expiresAfterMs);
}

export const dropPageAhead = (): void => pageAhead.set(undefined);

/** The key of a new entry of the history with that address, if its page is rendered ahead; each is given once. */
export function keyOfPageAhead(address: string): string | undefined {
  const ahead = pageAhead.get();
  if (!ahead || isTaken || address !== addressOf(ahead)) return undefined;
  isTaken = true;
  return ahead.location.key;
}
