import { type AuditAction, type AuditField, getAuditLog } from '@tessera/shared/wire/console';
import type { BackOfficeNeeds } from './needs.ts';
import { noteVisitorsChanged } from './visitors-changed.ts';

interface NewEntry<Detail> {
  readonly operator: string;
  readonly action: AuditAction;
  /** Null for what belongs to no merchant, or to all. */
  readonly merchant: string | null;
  /** Only names that have a text at the console. */
  readonly detail: Detail & { readonly [Name in Exclude<keyof Detail, AuditField>]: never };
}

type SubjectOf<Action> = Action extends `${infer Subject}.${string}` ? Subject : never;

/** Work on queues and on single members, of which visitors see nothing. Much is done of it: it must not empty the edges' caches. */
const unseenByVisitors: readonly SubjectOf<AuditAction>[] = [
  ...(['deposit', 'withdrawal', 'payment', 'payments', 'claim', 'sandbox', 'voucher', 'member', 'account'] as const),
  ...(['application', 'redemption', 'lottery-bet', 'vendor-transfer', 'support', 'campaign'] as const),
];

/** What they do see of that work: less of a promotion's budget is left, and rewards are there again. */
const seenAfterAll: readonly AuditAction[] = ['application.granted', 'redemption.rejected'];

/**
 * Records who did what at the console. Visitors may see what the entry is about, unless it is of `unseenByVisitors`: all edges
 * then drop what they have cached for them, once the change and this entry are stored; the edge of the console call does so
 * before its answer.
 */
export async function writeAuditEntry<Detail extends object>(
  { db, clock, events }: Pick<BackOfficeNeeds, 'db' | 'clock' | 'events'>,
  { operator, action, merchant, detail }: NewEntry<Detail>,
): Promise<void> {
  await db.query(
    'insert into console_log (username, action, merchant, detail, at) values ($1, $2, $3, $4::jsonb, $5)',
    [operator, action, merchant, JSON.stringify(detail), clock.now()],
  );
  if (!seenAfterAll.includes(action) && unseenByVisitors.some((subject) => action.startsWith(`${subject}.`))) return;
  noteVisitorsChanged();
  await events.publish({ type: 'visitors-changed', ...(merchant === null ? {} : { merchant }) });
}

interface Entry {
  id: number;
  operator: string;
  action: string;
  merchant: string | null;
  detail: Record<string, unknown>;
  at: Date;
  total: number;
}

export function answerAuditLog({ db, consoleRoutes }: BackOfficeNeeds): void {
  consoleRoutes.handle(getAuditLog, async ({ request: { page, pageSize, merchant } }) => {
    const rows = await db.query<Entry>(
      `select id, username as operator, action, merchant, detail, at, count(*) over () as total
       from console_log where $1::text is null or merchant = $1
       order by id desc limit $2 offset $3`,
      [merchant ?? null, pageSize, (page - 1) * pageSize],
    );
    return {
      total: rows[0]?.total ?? 0,
      list: rows.map(({ id, at, total: _, ...entry }) => ({ ...entry, id: String(id), atMs: at.getTime() })),
    };
  });
}
