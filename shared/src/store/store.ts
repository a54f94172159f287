import { useCallback, useSyncExternalStore } from 'react';
import { BehaviorSubject, Observable } from 'rxjs';

/** One value of the page that lives outside of React; what the operator knows belongs into the query cache instead. */
export interface Store<State> {
  get(): State;
  /** Sets the value, or derives it from the last one; the same value again notifies nobody. */
  set(next: State | ((last: State) => State)): void;
  /** Calls back after each change; returns what ends that. */
  subscribe(changed: () => void): () => void;
  /** The value now and after each change. */
  readonly value$: Observable<State>;
  /** Hook: the value, or what is selected of it; a selection must be the same object while nothing has changed. */
  use(): State;
  use<Part>(select: (state: State) => Part): Part;
}

/** Makes a store; a function as the first value is called when it is first needed, as for what stands in the storage. */
export function createStore<State>(first: State | (() => State)): Store<State> {
  let subject: BehaviorSubject<State> | undefined;
  const current = (): BehaviorSubject<State> => {
    subject ??= new BehaviorSubject(typeof first === 'function' ? (first as () => State)() : first);
    return subject;
  };
  const get = (): State => current().value;
  const value$ = new Observable<State>((subscriber) => current().subscribe(subscriber));
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
      if (!Object.is(value, get())) current().next(value);
    },
    subscribe,
    value$,
    use: <Part>(select?: (state: State) => Part) => {
      const read = useCallback(() => (select ? select(get()) : (get() as unknown as Part)), [select]);
      return useSyncExternalStore(subscribe, read);
    },
  };
}
