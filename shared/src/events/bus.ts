import { Observable, type Observer, Subscriber, type Subscription } from 'rxjs';
import * as v from 'valibot';
import { type EventEnvelope, type EventMap, type EventName, type EventSpec, eventSpecs } from './event-map.ts';

type Next<T> = (value: T) => void;

/**
 * An Observable that isolates its subscribers: one that throws is reported, and the next still runs. Operator chains
 * are passed through; an error inside a pipe ends that pipe alone, as RxJS defines.
 */
class EventStream<T> extends Observable<T> {
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

/** Why the bus refused an event, or which listener threw. */
export type BusFault =
  | { readonly kind: 'unknown-event' | 'undeclared-emit'; readonly event: string; readonly from: string }
  | {
      readonly kind: 'invalid-payload';
      readonly event: string;
      readonly from: string;
      readonly issues: readonly string[];
    }
  | {
      readonly kind: 'listener-threw';
      readonly event: string;
      readonly from: string;
      readonly to: string;
      readonly cause: unknown;
    };

/** What a bus needs from its environment; tests replace it. */
interface BusOptions {
  readonly report: (fault: BusFault) => void;
  readonly now?: () => number;
}

type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/** Number of past events kept for diagnosis; older ones are dropped. */
const HISTORY_LIMIT = 200;
type Listener = (envelope: EventEnvelope) => void;

/** The only connection between remotes: typed, closed, with replay, origins and cross-tab events. */
export class EventBus {
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #sticky = new Map<string, EventEnvelope>();
  readonly #watchers = new Map<string, Set<() => void>>();
  readonly #history: EventEnvelope[] = [];
  readonly #declared = new Map<string, ReadonlySet<string>>();
  readonly #options: BusOptions;
  #channel: TabChannel | undefined;

  constructor(options: BusOptions) {
    this.#options = options;
  }

  /** Transports events between tabs from now on; without it there is only one tab. */
  connect(channel: TabChannel): void {
    this.#channel = channel;
    channel.addEventListener('message', (message) => this.#receiveFromOtherTab((message as MessageEvent).data));
  }

  /** Registers what a remote's contract allows it to emit; anything else from that origin is refused. */
  declare(origin: string, emits: readonly string[]): void {
    this.#declared.set(origin, new Set(emits));
  }

  /** Emits an event; returns false, and reports why, if it was refused. */
  emit<Name extends EventName>(from: string, name: Name, payload: EventMap[Name]): boolean {
    const declared = this.#declared.get(from);
    if (declared && !declared.has(name)) return this.#refuse({ kind: 'undeclared-emit', event: name, from });
    const envelope = this.#seal(name, payload, from, false);
    if (!envelope) return false;
    if (specOf(name)?.crossesTabs) this.#channel?.postMessage(envelope);
    this.#deliver(envelope);
    return true;
  }

  /** Events by name, the last sticky one first; `to` names the listener in reports. */
  on<Name extends EventName>(name: Name, to = 'unnamed'): Observable<EventMap[Name]> {
    let current: EventEnvelope | undefined;
    return new EventStream<EventMap[Name]>(
      (subscriber) => {
        const listener: Listener = (envelope) => {
          current = envelope;
          subscriber.next(envelope.payload as EventMap[Name]);
        };
        const last = this.#sticky.get(name);
        if (last) listener(last);
        const listeners = this.#listeners.get(name) ?? new Set();
        this.#listeners.set(name, listeners.add(listener));
        return () => listeners.delete(listener);
      },
      (cause) => this.#options.report({ kind: 'listener-threw', event: name, from: current?.from ?? '', to, cause }),
    );
  }

  /** The last sticky event of that name, if any. */
  latest<Name extends EventName>(name: Name): EventMap[Name] | undefined {
    return this.#sticky.get(name)?.payload as EventMap[Name] | undefined;
  }

  /** Calls back when {@link latest} of that name changes or is forgotten. */
  watch(name: EventName, changed: () => void): () => void {
    const watchers = this.#watchers.get(name) ?? new Set();
    this.#watchers.set(name, watchers.add(changed));
    return () => watchers.delete(changed);
  }

  /** Forgets an owner's sticky events: data of one account must not be shown to the next. */
  forget(owner: string): void {
    const forgotten = [...this.#sticky.keys()].filter((name) => name.startsWith(`${owner}:`));
    for (const name of forgotten) this.#sticky.delete(name);
    for (const name of forgotten) this.#callWatchers(name);
  }

  /** The last events, oldest first. */
  get history(): readonly EventEnvelope[] {
    return this.#history;
  }

  #seal(name: string, payload: unknown, from: string, isFromOtherTab: boolean): EventEnvelope | undefined {
    const spec = specOf(name);
    if (!spec) {
      this.#refuse({ kind: 'unknown-event', event: name, from });
      return undefined;
    }
    const parsed = v.safeParse(spec.payload, payload);
    if (!parsed.success) {
      this.#refuse({ kind: 'invalid-payload', event: name, from, issues: parsed.issues.map((issue) => issue.message) });
      return undefined;
    }
    const at = this.#options.now?.() ?? Date.now();
    return {
      name: name as EventName,
      payload: parsed.output as EventMap[EventName],
      from,
      version: spec.version,
      at,
      isFromOtherTab,
    };
  }

  #deliver(envelope: EventEnvelope): void {
    this.#history.push(envelope);
    if (this.#history.length > HISTORY_LIMIT) this.#history.shift();
    if (specOf(envelope.name)?.isSticky) {
      this.#sticky.set(envelope.name, envelope);
      this.#callWatchers(envelope.name);
    }
    const listeners = this.#listeners.get(envelope.name);
    if (listeners) for (const listener of [...listeners]) listener(envelope);
  }

  #callWatchers(name: string): void {
    for (const changed of [...(this.#watchers.get(name) ?? [])]) changed();
  }

  #receiveFromOtherTab(data: unknown): void {
    const parsed = v.safeParse(foreignEnvelope, data);
    if (!parsed.success || !specOf(parsed.output.name)?.crossesTabs) return;
    const envelope = this.#seal(parsed.output.name, parsed.output.payload, parsed.output.from, true);
    if (envelope) this.#deliver(envelope);
  }

  #refuse(fault: BusFault): false {
    this.#options.report(fault);
    return false;
  }
}

const foreignEnvelope = v.object({ name: v.string(), payload: v.unknown(), from: v.string() });

function specOf(name: string): EventSpec | undefined {
  return (eventSpecs as Readonly<Record<string, EventSpec>>)[name];
}
