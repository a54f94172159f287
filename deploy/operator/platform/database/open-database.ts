import { join } from 'node:path';
import { type Database, messageOf } from '@tessera/database/database';
import { describePostgres, openPostgres } from '@tessera/database/postgres';
import { CannotStart } from '../data-folder.ts';
import { openPglite } from './pglite.ts';

/** Opens the PostgreSQL of that address, or the embedded database of the folder; throws {@link CannotStart} for one that can't be used. */
export async function openDatabase(folder: string, url: string | undefined, retryMs?: number): Promise<Database> {
  if (!url) return openPglite({ folder: join(folder, 'operator-db') });
  try {
    return await openPostgres(url, retryMs);
  } catch (cause) {
    throw new CannotStart(`The database ${describePostgres(url)} (DATABASE_URL) can't be used: ${messageOf(cause)}.`, {
      cause,
    });
  }
}
