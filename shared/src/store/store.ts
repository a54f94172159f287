import { type Dispatch, type SetStateAction, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { BehaviorSubject, Observable } from 'rxjs';

/** One value of the page outside of React; the operator's data belongs into the query cache instead. */
export interface Store<State> {
  get(): State;
  /** Sets the value, or derives it from the last one; setting the same value notifies nobody. */
  set(next: State | ((last: State) => State)): void;
  /** Calls back after each change; returns a function that unsubscribes. */
  subscribe(changed: () => void): () => void;
  /** The current value and each change. */
  readonly value$: Observable<State>;
  /** Hook: the value, or a selection of it; the selection must be the same object while nothing has changed. */
  use(): State;
  use<Part>(select: (state: State) => Part): Part;
}

const NOTHING = Symbol('nothing');

let isTakingOver = false;

/**
 * From now on React takes over what the edge has rendered, some of it late: each store keeps the value that it has now for the first
 * render of such a part.
 */
export const keepRenderedValues = (): void => {
  isTakingOver = true;
};

/**
 * Creates a store; a function as first value is called when the value is first needed, for example to read storage.
 * `rendered`: what the edge renders pages with, where only the browser knows the value; a page begins with it, too. Pass
 * a function where the value depends on the page.
 */
export function createStore<State>(
  first: State | (() => State),
  { rendered }: { readonly rendered?: State | (() => State) } = {},
): Store<State> {
  let subject: BehaviorSubject<State> | undefined;
  const current = (): BehaviorSubject<State> => {
    subject ??= new BehaviorSubject(typeof first === 'function' ? (first as () => State)() : first);
    return subject;
  };
  const get = (): State => current().value;
  let before: State | typeof NOTHING = NOTHING;
  const ofEdge = (): State | undefined => (typeof rendered === 'function' ? (rendered as () => State)() : rendered);
  const atFirst = (): State => ofEdge() ?? (before === NOTHING ? get() : before);
  // A change inside of an observer reaches the others before the change that caused it: each gets the latest, once.
  const value$ = new Observable<State>((subscriber) => {
    let notified: State | typeof NOTHING = NOTHING;
    return current().subscribe(() => {
      const value = get();
      if (Object.is(value, notified)) return;
      notified = value;
      subscriber.next(value);
    });
  });
  const subscribe = (changed: () => void): (() => void) => {
    let isFirst = true;
    const subscription = current().subscribe(() => {
      if (!isFirst) changed();
      isFirst = false;
    });
    return () => subscription.unsubscribe();
  };
  return {
    get,
    set(next) {
      const value = typeof next === 'function' ? (next as (last: State) => State)(get()) : next;
      if (Object.is(value, get())) return;
      if (isTakingOver && before === NOTHING) before = get();
      current().next(value);
    },
    subscribe,
    value$,
    use: <Part>(select?: (state: State) => Part) => {
      const selected = (state: State): Part => (select ? select(state) : (state as unknown as Part));
      return useSyncExternalStore(
        subscribe,
        () => selected(get()),
        () => selected(atFirst()),
      );
    },
  };
}

const subscribeNever = () => () => undefined;

/** Whether this render is of the edge, or takes over what the edge has rendered. */
export const useIsOfEdge = (): boolean =>
  useSyncExternalStore(
    subscribeNever,
    () => false,
    () => true,
  );

/**
 * State that begins with what only the browser knows, such as a cookie or the address's hash. `rendered`: what the edge renders
 * pages with; a page that is taken over begins with it, and has the browser's value before the next paint.
 */
export function useBrowserState<Value>(
  read: () => Value,
  rendered: NoInfer<Value>,
): [Value, Dispatch<SetStateAction<Value>>] {
  const isOfEdge = useIsOfEdge();
  const state = useState(() => (isOfEdge ? rendered : read()));
  const [, set] = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is taken over
  useLayoutEffect(() => {
    if (isOfEdge) set(read());
  }, []);
  return state;
}
