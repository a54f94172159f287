import type { Database } from '../database/database.ts';

/** A change that open console pages should reload. */
export interface ConsoleEvent {
  readonly type:
    | 'deposit-changed'
    | 'withdrawal-changed'
    | 'stuck-bet-changed'
    | 'outbox-changed'
    | 'support-changed'
    | 'merchant-changed'
    | 'clock-changed';
  readonly merchant?: string;
  readonly id?: number;
}

export interface ConsoleEvents {
  /** Delivered once the surrounding transaction has committed. */
  publish(event: ConsoleEvent): Promise<void>;
  onEvent(listener: (event: ConsoleEvent) => void): () => void;
}

export async function openConsoleEvents(database: Database): Promise<ConsoleEvents> {
  const listeners = new Set<(event: ConsoleEvent) => void>();
  await database.listen('console_event', (payload) => {
    // After a gap in listening anything may have changed; one event of each kind makes open pages reload.
    const events: ConsoleEvent[] = payload
      ? [JSON.parse(payload) as ConsoleEvent]
      : [
          { type: 'deposit-changed' },
          { type: 'withdrawal-changed' },
          { type: 'stuck-bet-changed' },
          { type: 'outbox-changed' },
          { type: 'support-changed' },
        ];
    for (const event of events) for (const listener of listeners) listener(event);
  });
  return {
    async publish(event) {
      await database.query("select pg_notify('console_event', $1)", [JSON.stringify(event)]);
    },
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
