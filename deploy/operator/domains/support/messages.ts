import { type Database, one } from '@tessera/database/database';
import type { SupportMessage } from '@tessera/shared/wire/support';
import { holdLock } from '../../platform/database/locks.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type Caller, limitOf, ofGuest, ownedBy, ownerOf } from './caller.ts';
import type { SupportNeeds } from './needs.ts';

export interface MessageRow {
  readonly id: number;
  readonly conversationId: number;
  readonly author: SupportMessage['author'];
  readonly operator: string | null;
  readonly text: string;
  readonly at: Date;
  readonly pictures: readonly string[];
}

/** Columns of a {@link MessageRow}; the message is `m`. */
export const messageColumns = `m.id, m.conversation_id as "conversationId", m.author, m.operator, m.body as text, m.at,
  array(select p.id::text from support_picture p where p.message_id = m.id order by p.at, p.id) as pictures`;

export const messageOnWire = ({ id, conversationId, author, text, at, pictures }: MessageRow): SupportMessage => ({
  id,
  conversationId,
  author,
  text,
  atMs: at.getTime(),
  pictures: [...pictures],
});

export async function messageById(db: Database, id: number): Promise<MessageRow> {
  return one(await db.query<MessageRow>(`select ${messageColumns} from support_message m where m.id = $1`, [id]));
}

export interface NewMessage {
  readonly requestId: string;
  readonly text: string;
  readonly pictures: readonly string[];
  readonly channel: 'VIP' | 'LIVECHAT';
  readonly language: string;
}

/** Open conversations of guests from one network. */
const openPerNetwork = 20;

/** The caller's open conversation, locked; opens one where there is none. */
async function openConversation({ db, clock }: SupportNeeds, caller: Caller, fresh: NewMessage): Promise<number> {
  const [open] = await db.query<{ id: number }>(
    `select c.id from support_conversation c where c.is_open and ${ownedBy('c')} for update`,
    ownerOf(caller),
  );
  if (open) return open.id;
  if (caller.isGuest) {
    const rows = await db.query<{ count: number }>(
      `select count(*)::int as count from support_conversation c
       where c.merchant = $1 and c.network = $2 and c.is_open and ${ofGuest('c')}`,
      [caller.merchant, caller.network],
    );
    if (one(rows).count >= openPerNetwork) throw new Refusal(429, 'support.too.many.open');
  }
  const opened = await db.query<{ id: number }>(
    `insert into support_conversation (merchant, member_id, visitor_hash, network, channel, language, last_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [...ownerOf(caller), caller.network, fresh.channel, fresh.language, clock.now()],
  );
  return one(opened).id;
}

async function attachPictures(db: Database, caller: Caller, messageId: number, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const attached = await db.query(
    `update support_picture p set message_id = $4
     where p.id = any($5::uuid[]) and p.message_id is null and ${ownedBy('p')} returning p.id`,
    [...ownerOf(caller), messageId, ids],
  );
  if (attached.length !== new Set(ids).size) throw new Refusal(400, 'support.picture.unknown');
}

/** The message that this request has stored already. */
async function sentBefore({ db }: SupportNeeds, caller: Caller, requestId: string): Promise<MessageRow | undefined> {
  const rows = await db.query<MessageRow>(
    `select ${messageColumns} from support_message m join support_conversation c on c.id = m.conversation_id
     where m.request_id = $4 and m.author = 'player' and ${ownedBy('c')}`,
    [...ownerOf(caller), requestId],
  );
  return rows[0];
}

/** Stores a player's message, once for each request id. */
export async function addPlayerMessage(needs: SupportNeeds, caller: Caller, fresh: NewMessage): Promise<MessageRow> {
  const { db, clock, events } = needs;
  return db.transaction(async () => {
    // One message of a caller at a time, so that none is stored twice and no two conversations are opened.
    await holdLock(db, 'supportCaller', limitOf(caller));
    const sent = await sentBefore(needs, caller, fresh.requestId);
    if (sent) return sent;
    const conversation = await openConversation(needs, caller, fresh);
    const now = clock.now();
    const stored = await db.query<{ id: number }>(
      `insert into support_message (conversation_id, author, request_id, body, at)
       values ($1, 'player', $2, $3, $4) returning id`,
      [conversation, fresh.requestId, fresh.text, now],
    );
    const { id } = one(stored);
    await attachPictures(db, caller, id, fresh.pictures);
    await db.query(
      `update support_conversation set is_waiting = true, last_at = $2, channel = $3, language = $4 where id = $1`,
      [conversation, now, fresh.channel, fresh.language],
    );
    await events.publish({ type: 'support-changed', merchant: caller.merchant, id: conversation });
    return messageById(db, id);
  });
}

const pageSize = 50;

/** The caller's messages before an id, or the latest; oldest first. */
export async function readMessages(
  db: Database,
  caller: Caller,
  before: number | null,
): Promise<{ readonly rows: readonly MessageRow[]; readonly hasEarlier: boolean }> {
  const rows = await db.query<MessageRow>(
    `select ${messageColumns} from support_message m join support_conversation c on c.id = m.conversation_id
     where ${ownedBy('c')} and ($4::bigint is null or m.id < $4) order by m.id desc limit $5`,
    [...ownerOf(caller), before, pageSize + 1],
  );
  return { rows: rows.slice(0, pageSize).reverse(), hasEarlier: rows.length > pageSize };
}
