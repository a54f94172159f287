/** One entry of the history: where the page is. */
export interface Location {
  readonly pathname: string;
  /** Empty or with `?`. */
  readonly search: string;
  /** Empty or with `#`. */
  readonly hash: string;
  /** What the navigation gave; serialisable. */
  readonly state: unknown;
  /** Unique for each entry; `default` for one that the router did not make. */
  readonly key: string;
}

/** How the page got there: back, forward and the start are `POP`. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

export interface Move {
  readonly location: Location;
  readonly type: NavigationType;
}

export interface NavigateOptions {
  /** Replaces the current entry. */
  readonly replace?: boolean | undefined;
  readonly state?: unknown;
}

export interface History {
  current(): Move;
  navigate(address: string, options?: NavigateOptions): void;
  /** Goes back (negative) or forward by this many entries. */
  go(steps: number): void;
  /** Calls back after each move; returns a function that ends this. */
  subscribe(moved: (move: Move) => void): () => void;
}

/** What the router stores in an entry of the browser's history, beside what others store there. */
interface Entry {
  readonly usr: unknown;
  readonly key: string;
  /** Position in the history of this page, from 0. */
  readonly idx: number;
}

/** A random key for a new entry of the history. */
export const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** The parts of an address of this site; what it leaves out is empty. */
export function addressParts(address: string): Pick<Location, 'pathname' | 'search' | 'hash'> {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  return { pathname, search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash };
}

/** Without the leading slashes that would make a path of this site an address of another host. */
export const ownPath = (address: string): string => address.replace(/^[/\\]{2,}/, '/');

/** The history of the browser's window. `keyOf` may choose the key of a new entry, each key once. */
export function browserHistory(keyOf: (address: string) => string | undefined = () => undefined): History {
  const entry = (): Partial<Entry> => (window.history.state as Partial<Entry> | null) ?? {};
  const read = (type: NavigationType): Move => {
    const { pathname, search, hash } = window.location;
    const { usr = null, key = 'default' } = entry();
    return { location: { pathname, search, hash, state: usr, key }, type };
  };
  if (entry().idx === undefined) window.history.replaceState({ ...window.history.state, idx: 0 }, '');
  const listeners = new Set<(move: Move) => void>();
  let move = read('POP');
  let { href } = window.location;
  const notify = (type: NavigationType) => {
    move = read(type);
    href = window.location.href;
    for (const listener of listeners) listener(move);
  };
  const popped = () => notify('POP');
  return {
    current() {
      // Nobody is notified of a move between the first render and its effects.
      if (href !== window.location.href) notify('POP');
      return move;
    },
    navigate(wanted, { replace = false, state = null } = {}) {
      const address = ownPath(wanted);
      const idx = (entry().idx ?? 0) + (replace ? 0 : 1);
      const next: Entry = { usr: state, key: keyOf(address) ?? newKey(), idx };
      try {
        if (replace) window.history.replaceState(next, '', address);
        else window.history.pushState(next, '', address);
      } catch (cause) {
        // Browsers limit the number of changes in a time; the page is then loaded instead. A state that cannot be
        // stored is a mistake of the caller.
        if ((cause as Error).name === 'DataCloneError') throw cause;
        window.location.assign(address);
        return;
      }
      notify(replace ? 'REPLACE' : 'PUSH');
    },
    go: (steps) => window.history.go(steps),
    subscribe(moved) {
      if (listeners.size === 0) window.addEventListener('popstate', popped);
      listeners.add(moved);
      return () => {
        listeners.delete(moved);
        if (listeners.size === 0) window.removeEventListener('popstate', popped);
      };
    },
  };
}

/** A history without a window, for tests and servers. */
export function memoryHistory(address: string): History {
  const entries: Location[] = [{ ...addressParts(address), state: null, key: 'default' }];
  let at = 0;
  let move: Move = { location: entries[0] as Location, type: 'POP' };
  const listeners = new Set<(move: Move) => void>();
  const notify = (type: NavigationType) => {
    move = { location: entries[at] as Location, type };
    for (const listener of listeners) listener(move);
  };
  return {
    current: () => move,
    navigate(next, { replace = false, state = null } = {}) {
      at += replace ? 0 : 1;
      entries.splice(at, entries.length, { ...addressParts(next), state, key: newKey() });
      notify(replace ? 'REPLACE' : 'PUSH');
    },
    go(steps) {
      at = Math.min(Math.max(at + steps, 0), entries.length - 1);
      notify('POP');
    },
    subscribe(moved) {
      listeners.add(moved);
      return () => listeners.delete(moved);
    },
  };
}
