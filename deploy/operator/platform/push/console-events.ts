import type { Database } from '@tessera/database/database';
import type { AnnouncedIssue } from '@tessera/shared/events';

/** A change after which open pages of the console load their data again. Those below `merchant-changed` are for the edge. */
export interface ConsoleEvent {
  readonly type:
    | 'campaign-changed'
    | 'deposit-changed'
    | 'withdrawal-changed'
    | 'stuck-bet-changed'
    | 'void-issue-changed'
    | 'vendor-transfer-changed'
    | 'outbox-changed'
    | 'support-changed'
    | 'merchant-changed'
    | 'clock-changed'
    | PageEventType;
  readonly merchant?: string;
  readonly id?: number;
  /** Of a session that was ended, or whose page follows its member: the first 16 hexadecimal digits of its token's hash. */
  readonly session?: string;
  /** Signed out by its own page: no other page is notified. */
  readonly isOwn?: boolean;
  readonly member?: number;
  /** What of a member has changed (`0030-member-changes.sql`). */
  readonly kind?: string;
  /** The page that follows its member, by the id of its stream, and for how long its session lasts. */
  readonly stream?: string;
  readonly forMs?: number;
  /**
   * Of `issues-drawn`. The merchant is in here, not in `merchant`: an older edge treats every unknown event with a `merchant`
   * as a change of that merchant.
   */
  readonly draws?: { readonly merchant: string; readonly issues: readonly AnnouncedIssue[] };
}

const pageEvents = [
  'session-ended',
  'stream-followed',
  'member-changed',
  'members-changed',
  'issues-drawn',
  // Staff have changed what visitors see: those of its merchant, or without one those of all.
  'visitors-changed',
] as const;
type PageEventType = (typeof pageEvents)[number];

/** Whether an event is about a player's pages, which is no concern of the console's. */
export const isPageEvent = ({ type }: ConsoleEvent): boolean => pageEvents.some((one) => one === type);

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
          { type: 'campaign-changed' },
          { type: 'deposit-changed' },
          { type: 'withdrawal-changed' },
          { type: 'stuck-bet-changed' },
          { type: 'void-issue-changed' },
          { type: 'vendor-transfer-changed' },
          { type: 'outbox-changed' },
          { type: 'support-changed' },
          { type: 'member-changed' },
          { type: 'visitors-changed' },
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
