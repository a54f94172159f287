import type { Database } from '@tessera/database/database';

/** A change after which open pages of the console load their data again. The edge also receives `clock-changed` and `session-ended`. */
export interface ConsoleEvent {
  readonly type:
    | 'deposit-changed'
    | 'withdrawal-changed'
    | 'stuck-bet-changed'
    | 'vendor-transfer-changed'
    | 'outbox-changed'
    | 'support-changed'
    | 'merchant-changed'
    | 'clock-changed'
    | 'session-ended';
  readonly merchant?: string;
  readonly id?: number;
  /** Of a session that was ended: the first 16 hexadecimal digits of its token's hash. */
  readonly session?: string;
}

export interface ConsoleEvents {
  /** Delivered once the surrounding transaction has committed. */
  publish(event: ConsoleEvent): Promise<void>;
  onEvent(listener: (event: ConsoleEvent) => void): () => void;
}

/** Where the database notifies of them. */
export const eventChannel = 'console_event';

export async function openConsoleEvents(database: Database): Promise<ConsoleEvents> {
  const listeners = new Set<(event: ConsoleEvent) => void>();
  await database.listen(eventChannel, (payload) => {
    // After a gap in listening anything may have changed; one event of each kind makes open pages reload.
    const events: ConsoleEvent[] = payload
      ? [JSON.parse(payload) as ConsoleEvent]
      : [
          { type: 'deposit-changed' },
          { type: 'withdrawal-changed' },
          { type: 'stuck-bet-changed' },
          { type: 'vendor-transfer-changed' },
          { type: 'outbox-changed' },
          { type: 'support-changed' },
        ];
    for (const event of events) for (const listener of listeners) listener(event);
  });
  return {
    async publish(event) {
      await database.query('select pg_notify($1, $2)', [eventChannel, JSON.stringify(event)]);
    },
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
