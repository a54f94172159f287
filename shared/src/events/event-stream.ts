import { Observable, type Observer, Subscriber, type Subscription } from 'rxjs';

type Next<T> = (value: T) => void;

/**
 * An Observable whose plain subscribers are guarded one by one: one that throws is reported, the next still runs.
 * Operator chains pass through untouched; an error inside a pipe ends that pipe alone, as RxJS defines.
 */
export class EventStream<T> extends Observable<T> {
  readonly #onThrow: (cause: unknown) => void;

  constructor(connect: (subscriber: Subscriber<T>) => () => void, onThrow: (cause: unknown) => void) {
    super(connect);
    this.#onThrow = onThrow;
  }

  override subscribe(observer?: Partial<Observer<T>> | Next<T>): Subscription;
  override subscribe(
    next?: Next<T> | null,
    error?: ((cause: unknown) => void) | null,
    complete?: (() => void) | null,
  ): Subscription;
  override subscribe(
    first?: Partial<Observer<T>> | Next<T> | null,
    error?: ((cause: unknown) => void) | null,
  ): Subscription {
    if (first instanceof Subscriber) return super.subscribe(first);
    const observer: Partial<Observer<T>> =
      typeof first === 'function' ? { next: first, error: error ?? undefined } : (first ?? {});
    return super.subscribe({
      ...observer,
      next: (value) => {
        try {
          observer.next?.(value);
        } catch (cause) {
          this.#onThrow(cause);
        }
      },
    });
  }
}
