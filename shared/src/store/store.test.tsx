import { act, renderHook } from '@testing-library/react';
import { createStore } from './store.ts';

describe('a store', () => {
  it('renders its readers again after a change, but only those whose selection changed', () => {
    const store = createStore({ count: 1, name: 'Ada' });
    const renders = { count: 0, name: 0 };
    const count = renderHook(() => {
      renders.count += 1;
      return store.use(({ count }) => count);
    });
    renderHook(() => {
      renders.name += 1;
      return store.use(({ name }) => name);
    });
    act(() => store.set((last) => ({ ...last, count: last.count + 1 })));
    expect(count.result.current).toBe(2);
    expect(renders).toEqual({ count: 2, name: 1 });
  });

  it('notifies subscribers of changes only: not at the start, nor of the same value, nor after they unsubscribed', () => {
    const store = createStore(1);
    const seen: number[] = [];
    const leave = store.subscribe(() => seen.push(store.get()));
    store.set(1);
    store.set(2);
    leave();
    store.set(3);
    expect(seen).toEqual([2]);
  });

  it('gives its observers the current value and each change', () => {
    const store = createStore('a');
    const seen: string[] = [];
    store.value$.subscribe((value) => seen.push(value));
    store.set('b');
    expect(seen).toEqual(['a', 'b']);
  });

  it('ends with the latest value for every observer, also when one of them changes it', () => {
    const store = createStore(0);
    const seen: number[] = [];
    store.value$.subscribe((value) => {
      if (value === 1) store.set(2);
    });
    store.value$.subscribe((value) => seen.push(value));
    store.set(1);
    expect([seen, store.get()]).toEqual([[0, 2], 2]);
  });

  it('computes its first value when that is first needed, and once', () => {
    const read = jest.fn(() => 7);
    const store = createStore(read);
    expect(read).not.toHaveBeenCalled();
    expect([store.get(), store.get()]).toEqual([7, 7]);
    expect(read).toHaveBeenCalledTimes(1);
  });
});
