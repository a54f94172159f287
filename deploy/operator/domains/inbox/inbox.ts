import { type Database, one } from '@tessera/database/database';
import type { InboxTarget } from '@tessera/shared/wire/inbox';
import type { fallbackLanguage } from '../../platform/localized.ts';
import type { InboxTopic } from './topics.ts';

/** What the text of a message names. */
export interface InboxFacts {
  /** Shown to the player, e.g. `W-20261121-0042`. */
  readonly reference: string;
  /** The name of what the reference is of, by the operator's language codes: it stands before the reference. */
  readonly names?: { readonly [fallbackLanguage]: string } & Readonly<Record<string, string>>;
  readonly amountMinor: number;
  /** What else the text says: why something was rejected, until when something counts. */
  readonly detail?: string;
  /** What the page that the message leads to shows: a promotion. */
  readonly subject?: string;
}

export interface InboxPost {
  readonly merchant: string;
  readonly memberId: number;
  /** The same key is posted once, however often it is repeated: `withdrawal:12:paid`. */
  readonly key: string;
  readonly topic: InboxTopic;
  readonly facts: InboxFacts;
}

/** A text that a person wrote for many members: plain text by the operator's language codes. */
export interface WrittenInboxText {
  readonly merchant: string;
  readonly texts: Readonly<Record<string, { readonly title: string; readonly content: string }>>;
  readonly page: InboxTarget | null;
}

interface WrittenPost {
  readonly merchant: string;
  readonly memberIds: readonly number[];
  /** With the member's id behind it, the key of each message. */
  readonly keyPrefix: string;
  readonly textId: number;
}

/** Messages of the site to its members. */
export interface Inbox {
  /** Stores a text, to be posted by its id. */
  addText(text: WrittenInboxText): Promise<number>;
  /** Posts a text to members, once to each; joins the caller's transaction. Answers to how many it was new. */
  postText(post: WrittenPost): Promise<number>;
  /** Joins the caller's transaction, so that there is no message without its cause, and no cause without its message. */
  post(message: InboxPost): Promise<void>;
}

export const createInbox = (db: Database, now: () => Date): Inbox => ({
  async addText({ merchant, texts, page }) {
    const rows = await db.query<{ id: number }>(
      'insert into inbox_text (merchant, texts, page) values ($1, $2::jsonb, $3) returning id',
      [merchant, JSON.stringify(texts), page],
    );
    return one(rows).id;
  },
  async postText({ merchant, memberIds, keyPrefix, textId }) {
    const posted = await db.query(
      `insert into inbox_message (merchant, member_id, key, topic, facts, at, text_id)
       select $1, m.id, $3 || m.id, 'written', '{}', $4, $5 from unnest($2::bigint[]) as m (id)
       on conflict (merchant, key) do nothing returning id`,
      [merchant, memberIds, keyPrefix, now(), textId],
    );
    return posted.length;
  },
  async post({ merchant, memberId, key, topic, facts }) {
    await db.query(
      `insert into inbox_message (merchant, member_id, key, topic, facts, at) values ($1, $2, $3, $4, $5::jsonb, $6)
       on conflict (merchant, key) do nothing`,
      [merchant, memberId, key, topic, JSON.stringify(facts), now()],
    );
  },
});
