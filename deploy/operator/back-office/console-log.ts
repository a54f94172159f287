import type { OperatorContext } from '../context.ts';

/** Notes who did what at the console. */
export async function noteDeed(
  { db, clock }: Pick<OperatorContext, 'db' | 'clock'>,
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
