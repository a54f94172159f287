import { type Database, one } from '@tessera/database/database';
import type { ConsoleConversation } from '@tessera/shared/wire/console';
import { Refusal } from '../../platform/http/refusal.ts';
import { type MessageRow, messageById, messageColumns } from './messages.ts';
import type { SupportNeeds } from './needs.ts';

type Needs = Pick<SupportNeeds, 'db' | 'clock' | 'events'>;
type View = ConsoleConversation['view'];

interface ConversationRow {
  readonly id: number;
  readonly merchant: string;
  readonly username: string | null;
  readonly channel: ConsoleConversation['channel'];
  readonly language: ConsoleConversation['language'];
  readonly view: View;
  readonly lastText: string | null;
  readonly lastAt: Date;
}

const viewSql = `case when not c.is_open then 'closed' when c.is_waiting then 'waiting' else 'answered' end`;
const conversationColumns = `c.id, c.merchant, m.username, c.channel, c.language, ${viewSql} as view, c.last_at as "lastAt",
  (select body from support_message where conversation_id = c.id order by id desc limit 1) as "lastText"`;
const conversationTables = 'support_conversation c left join member m on m.id = c.member_id';

const onWire = ({ id, lastText, lastAt, ...row }: ConversationRow): ConsoleConversation => ({
  ...row,
  id: String(id),
  lastText: lastText ?? '',
  lastAtMs: lastAt.getTime(),
});

interface QueueRequest {
  readonly view: View;
  readonly merchant: string | null;
  readonly limit: number;
  readonly offset: number;
}

/** Conversations in one state: VIP first, then the oldest; closed ones newest first. */
export async function readQueue({ db }: Needs, { view, merchant, limit, offset }: QueueRequest) {
  const order = view === 'closed' ? 'c.last_at desc, c.id desc' : `(c.channel = 'VIP') desc, c.last_at, c.id`;
  const where = `${viewSql} = $1 and ($2::text is null or c.merchant = $2)`;
  const rows = await db.query<ConversationRow>(
    `select ${conversationColumns} from ${conversationTables} where ${where} order by ${order} limit $3 offset $4`,
    [view, merchant, limit, offset],
  );
  const count = await db.query<{ total: number }>(
    `select count(*)::int as total from support_conversation c where ${where}`,
    [view, merchant],
  );
  return { total: one(count).total, list: rows.map(onWire) };
}

const unknown = () => new Refusal(404, 'support.unknown');
const historyLength = 200;

/** A conversation with the latest messages of the same player, also of earlier conversations; oldest first. */
export async function readConversation({ db }: Needs, id: number) {
  const [row] = await db.query<ConversationRow>(
    `select ${conversationColumns} from ${conversationTables} where c.id = $1`,
    [id],
  );
  if (!row) throw unknown();
  const messages = await db.query<MessageRow>(
    `select ${messageColumns} from support_message m
       join support_conversation c on c.id = m.conversation_id
       join support_conversation this on this.id = $1 and this.merchant = c.merchant
         and (this.member_id = c.member_id or this.visitor_hash = c.visitor_hash)
     order by m.id desc limit $2`,
    [id, historyLength],
  );
  return { conversation: onWire(row), messages: messages.reverse() };
}

/** Locks a conversation for a decision. */
async function lock(db: Database, id: number): Promise<{ merchant: string; isOpen: boolean }> {
  const [row] = await db.query<{ merchant: string; isOpen: boolean }>(
    'select merchant, is_open as "isOpen" from support_conversation where id = $1 for update',
    [id],
  );
  if (!row) throw unknown();
  return row;
}

export interface Answer {
  readonly requestId: string;
  readonly operator: string;
  readonly text: string;
  /** The last message that the operator has seen. */
  readonly after: number;
}

/** Stores an answer, once for each request id; `note` runs in the same transaction. */
export async function addAnswer(
  { db, clock, events }: Needs,
  id: number,
  { requestId, operator, text, after }: Answer,
  note: (merchant: string) => Promise<void>,
): Promise<MessageRow> {
  return db.transaction(async () => {
    const { merchant, isOpen } = await lock(db, id);
    const sent = await db.query<{ id: number }>(
      'select id from support_message where conversation_id = $1 and request_id = $2 and operator = $3',
      [id, requestId, operator],
    );
    if (sent[0]) return messageById(db, sent[0].id);
    if (!isOpen) throw new Refusal(409, 'support.closed');
    const newer = await db.query(
      `select 1 from support_message where conversation_id = $1 and author = 'support' and id > $2 limit 1`,
      [id, after],
    );
    if (newer.length > 0) throw new Refusal(409, 'support.answered.meanwhile');
    const stored = await db.query<{ id: number }>(
      `insert into support_message (conversation_id, author, operator, request_id, body, at)
       values ($1, 'support', $2, $3, $4, $5) returning id`,
      [id, operator, requestId, text, clock.now()],
    );
    await db.query(
      `update support_conversation set last_at = $2, is_waiting = exists (
         select 1 from support_message where conversation_id = $1 and author = 'player' and id > $3) where id = $1`,
      [id, clock.now(), after],
    );
    await note(merchant);
    await events.publish({ type: 'support-changed', merchant, id });
    return messageById(db, one(stored).id);
  });
}

/** Ends a conversation; false when it has ended already. */
export async function closeConversation(
  { db, events }: Needs,
  id: number,
  operator: string,
  note: (merchant: string) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async () => {
    const { merchant, isOpen } = await lock(db, id);
    if (!isOpen) return false;
    await db.query(
      'update support_conversation set is_open = false, is_waiting = false, closed_by = $2 where id = $1',
      [id, operator],
    );
    await note(merchant);
    await events.publish({ type: 'support-changed', merchant, id });
    return true;
  });
}
