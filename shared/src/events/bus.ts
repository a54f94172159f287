import { Observable, type Observer, Subscriber, Subscription } from 'rxjs';
import * as v from 'valibot';
import { type EventEnvelope, type EventMap, type EventName, type EventSpec, eventSpecs } from './event-map.ts';
import { flatReader } from './flat-payload.ts';

type Next<T> = (value: T) => void;

/**
 * An Observable that isolates its subscribers: one that throws is reported, and the next still runs. Operator chains
 * are passed through; an error inside a pipe ends that pipe alone, as RxJS defines.
 */
class EventStream<T> extends Observable<T> {
  readonly #connect: (next: Next<T>) => () => void;
  readonly #onThrow: (cause: unknown) => void;

  constructor(connect: (next: Next<T>) => () => void, onThrow: (cause: unknown) => void) {
    super((subscriber) => connect((value) => subscriber.next(value)));
    this.#connect = connect;
    this.#onThrow = onThrow;
  }

  override subscribe(observer?: Partial<Observer<T>> | Next<T>): Subscription;
  override subscribe(
    next?: Next<T> | null,
    error?: ((cause: unknown) => void) | null,
    complete?: (() => void) | null,
  ): Subscription;
  override subscribe(first?: Partial<Observer<T>> | Next<T> | null): Subscription {
    if (first instanceof Subscriber) return super.subscribe(first);
    // A stream neither ends nor fails, so a listener needs nothing of a Subscriber but to be ended.
    const subscription = new Subscription();
    const observer = typeof first === 'function' ? { next: first } : first;
    subscription.add(
      this.#connect((value) => {
        if (subscription.closed) return;
        try {
          observer?.next?.(value);
        } catch (cause) {
          this.#onThrow(cause);
        }
      }),
    );
    return subscription;
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
}

type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/** Number of past events kept for diagnosis; older ones are dropped. */
const HISTORY_LIMIT = 200;
type Listener = (envelope: EventEnvelope) => void;

/** One event name: its definition and who listens. Lists are replaced, never changed, so that a delivery needs no copy. */
interface Topic {
  readonly spec: EventSpec;
  readonly read: ReturnType<typeof flatReader>;
  listeners: readonly Listener[];
  watchers: readonly (() => void)[];
}

/** The only connection between remotes: typed, closed, with replay, origins and cross-tab events. */
export class EventBus {
  readonly #topics = new Map<string, Topic>();
  readonly #sticky = new Map<string, EventEnvelope>();
  /** A ring: once it is full, the next event replaces the oldest. */
  readonly #history: EventEnvelope[] = [];
  #delivered = 0;
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
    const topic = this.#topic(name);
    if (!topic) return this.#refuse({ kind: 'unknown-event', event: name, from });
    const envelope = this.#seal(topic, name, payload, from, false);
    if (!envelope) return false;
    if (topic.spec.crossesTabs) this.#channel?.postMessage(envelope);
    this.#deliver(topic, envelope);
    return true;
  }

  /** Events by name, the last sticky one first; `to` names the listener in reports. */
  on<Name extends EventName>(name: Name, to = 'unnamed'): Observable<EventMap[Name]> {
    let current: EventEnvelope | undefined;
    return new EventStream<EventMap[Name]>(
      (next) => {
        const listener: Listener = (envelope) => {
          current = envelope;
          next(envelope.payload as EventMap[Name]);
        };
        const last = this.#sticky.get(name);
        if (last) listener(last);
        const topic = this.#topic(name);
        if (!topic) return () => undefined;
        topic.listeners = [...topic.listeners, listener];
        return () => {
          topic.listeners = topic.listeners.filter((one) => one !== listener);
        };
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
    const topic = this.#topic(name);
    if (!topic) return () => undefined;
    topic.watchers = [...topic.watchers, changed];
    return () => {
      topic.watchers = topic.watchers.filter((one) => one !== changed);
    };
  }

  /** Forgets an owner's sticky events: data of one account must not be shown to the next. */
  forget(owner: string): void {
    const forgotten = [...this.#sticky.keys()].filter((name) => name.startsWith(`${owner}:`));
    for (const name of forgotten) this.#sticky.delete(name);
    for (const name of forgotten) this.#callWatchers(this.#topics.get(name));
  }

  /** The last events, oldest first. */
  get history(): readonly EventEnvelope[] {
    const oldest = this.#delivered % HISTORY_LIMIT;
    return this.#delivered > HISTORY_LIMIT
      ? [...this.#history.slice(oldest), ...this.#history.slice(0, oldest)]
      : this.#history;
  }

  /** Undefined for a name that no event has. */
  #topic(name: string): Topic | undefined {
    const known = this.#topics.get(name);
    if (known) return known;
    const spec = specOf(name);
    if (!spec) return undefined;
    const topic: Topic = { spec, read: flatReader(spec.payload), listeners: [], watchers: [] };
    this.#topics.set(name, topic);
    return topic;
  }

  #seal(
    { spec, read }: Topic,
    name: string,
    payload: unknown,
    from: string,
    isFromOtherTab: boolean,
  ): EventEnvelope | undefined {
    const checked = read?.(payload) ?? this.#parse(spec, name, payload, from);
    if (checked === undefined) return undefined;
    return {
      name: name as EventName,
      payload: checked as EventMap[EventName],
      from,
      version: spec.version,
      isFromOtherTab,
    };
  }

  #parse(spec: EventSpec, name: string, payload: unknown, from: string): unknown {
    const parsed = v.safeParse(spec.payload, payload);
    if (parsed.success) return parsed.output;
    this.#refuse({ kind: 'invalid-payload', event: name, from, issues: parsed.issues.map((issue) => issue.message) });
    return undefined;
  }

  #deliver(topic: Topic, envelope: EventEnvelope): void {
    this.#history[this.#delivered++ % HISTORY_LIMIT] = envelope;
    if (topic.spec.isSticky) {
      this.#sticky.set(envelope.name, envelope);
      this.#callWatchers(topic);
    }
    for (const listener of topic.listeners) listener(envelope);
  }

  #callWatchers(topic: Topic | undefined): void {
    for (const changed of topic?.watchers ?? []) changed();
  }

  #receiveFromOtherTab(data: unknown): void {
    const parsed = v.safeParse(foreignEnvelope, data);
    const topic = parsed.success ? this.#topic(parsed.output.name) : undefined;
    if (!parsed.success || !topic?.spec.crossesTabs) return;
    const { name, payload, from } = parsed.output;
    const envelope = this.#seal(topic, name, payload, from, true);
    if (envelope) this.#deliver(topic, envelope);
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
