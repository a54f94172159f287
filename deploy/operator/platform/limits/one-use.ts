import { createHash } from 'node:crypto';
import type { Database } from '@tessera/database/database';

const hashOf = (id: string, answer: string): string =>
  createHash('sha256').update(`${id}\n${answer.toLowerCase()}`).digest('base64url');

/** Stores something that is good for one try; the answer is stored as a hash. */
export async function keepOnce(db: Database, kind: string, id: string, answer: string, expiresAt: Date): Promise<void> {
  await db.query('insert into one_use (kind, id, answer_hash, expires_at) values ($1, $2, $3, $4)', [
    kind,
    id,
    hashOf(id, answer),
    expiresAt,
  ]);
}

/** Uses it up, right or wrong; true when it existed, in time, with the right answer. */
export async function spendOnce(db: Database, kind: string, id: string, answer: string, now: Date): Promise<boolean> {
  const rows = await db.query<{ hash: string; expires: Date }>(
    'delete from one_use where kind = $1 and id = $2 returning answer_hash as hash, expires_at as expires',
    [kind, id],
  );
  const kept = rows[0];
  return kept !== undefined && kept.expires > now && kept.hash === hashOf(id, answer);
}

/** Marks something as used; false when it already was. */
export async function useOnce(db: Database, kind: string, id: string, expiresAt: Date): Promise<boolean> {
  const rows = await db.query(
    'insert into one_use (kind, id, expires_at) values ($1, $2, $3) on conflict do nothing returning id',
    [kind, id, expiresAt],
  );
  return rows.length > 0;
}
