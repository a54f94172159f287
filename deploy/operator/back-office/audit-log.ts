import { type AuditAction, getAuditLog } from '@tessera/shared/wire/console';
import type { BackOfficeNeeds } from './needs.ts';

/** Records who did what at the console. */
export async function writeAuditEntry(
  { db, clock }: Pick<BackOfficeNeeds, 'db' | 'clock'>,
  username: string,
  action: AuditAction,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  await db.query('insert into console_log (username, action, detail, at) values ($1, $2, $3::jsonb, $4)', [
    username,
    action,
    JSON.stringify(detail),
    clock.now(),
  ]);
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

/** An entry names its merchant, or what belongs to one. */
const entries = `select l.id, l.username as operator, l.action, l.detail, l.at, coalesce(
    l.detail->>'merchant',
    case split_part(l.action, '.', 1)
      when 'merchant' then l.detail->>'code'
      when 'deposit' then (select merchant from deposit where id = (l.detail->>'id')::bigint)
      when 'withdrawal' then (select merchant from withdrawal where id = (l.detail->>'id')::bigint)
      when 'lottery-bet' then (select merchant from lottery_bet where id = (l.detail->>'id')::bigint)
      when 'support' then (select merchant from support_conversation where id = (l.detail->>'conversation')::bigint)
    end) as merchant
  from console_log l`;

export function answerAuditLog({ db, consoleRoutes }: BackOfficeNeeds): void {
  consoleRoutes.handle(getAuditLog, async ({ request: { page, pageSize, merchant } }) => {
    const rows = await db.query<Entry>(
      `select *, count(*) over () as total from (${entries}) as entry where $1::text is null or merchant = $1
       order by id desc limit $2 offset $3`,
      [merchant ?? null, pageSize, (page - 1) * pageSize],
    );
    return {
      total: rows[0]?.total ?? 0,
      list: rows.map(({ id, at, total: _, ...entry }) => ({ ...entry, id: String(id), atMs: at.getTime() })),
    };
  });
}
