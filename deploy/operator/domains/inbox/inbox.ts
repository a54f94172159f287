import type { Database } from '@tessera/database/database';
import type { InboxTopic } from './topics.ts';

/** What the text of a message names. */
export interface InboxFacts {
  /** Shown to the player, e.g. `W-20261121-0042`. */
  readonly reference: string;
  readonly amountMinor: number;
}

export interface InboxPost {
  readonly merchant: string;
  readonly memberId: number;
  /** The same key is posted once, however often it is repeated: `withdrawal:12:paid`. */
  readonly key: string;
  readonly topic: InboxTopic;
  readonly facts: InboxFacts;
}

/** Messages of the site to its members. */
export interface Inbox {
  /** Joins the caller's transaction, so that there is no message without its cause, and no cause without its message. */
  post(message: InboxPost): Promise<void>;
}

export const createInbox = (db: Database, now: () => Date): Inbox => ({
  async post({ merchant, memberId, key, topic, facts }) {
    await db.query(
      `insert into inbox_message (merchant, member_id, key, topic, facts, at) values ($1, $2, $3, $4, $5::jsonb, $6)
       on conflict (merchant, key) do nothing`,
      [merchant, memberId, key, topic, JSON.stringify(facts), now()],
    );
  },
});
