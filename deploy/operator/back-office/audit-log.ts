import { type AuditAction, type AuditField, getAuditLog } from '@tessera/shared/wire/console';
import type { BackOfficeNeeds } from './needs.ts';

interface NewEntry<Detail> {
  readonly operator: string;
  readonly action: AuditAction;
  /** Null for what belongs to no merchant, or to all. */
  readonly merchant: string | null;
  /** Only names that have a text at the console. */
  readonly detail: Detail & { readonly [Name in Exclude<keyof Detail, AuditField>]: never };
}

/** Records who did what at the console. */
export async function writeAuditEntry<Detail extends object>(
  { db, clock }: Pick<BackOfficeNeeds, 'db' | 'clock'>,
  { operator, action, merchant, detail }: NewEntry<Detail>,
): Promise<void> {
  await db.query(
    'insert into console_log (username, action, merchant, detail, at) values ($1, $2, $3, $4::jsonb, $5)',
    [operator, action, merchant, JSON.stringify(detail), clock.now()],
  );
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
