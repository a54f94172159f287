import type { BackOfficeNeeds } from './needs.ts';

/** Records who did what at the console. */
export async function writeAuditEntry(
  { db, clock }: Pick<BackOfficeNeeds, 'db' | 'clock'>,
  username: string,
  action: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  await db.query('insert into console_log (username, action, detail, at) values ($1, $2, $3::jsonb, $4)', [
    username,
    action,
    JSON.stringify(detail),
    clock.now(),
  ]);
}
