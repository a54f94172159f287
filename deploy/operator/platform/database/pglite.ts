import { AsyncLocalStorage } from 'node:async_hooks';
import { PGlite, type Transaction, types } from '@electric-sql/pglite';
import { type Database, retryingDeadlocks, type SqlValue } from '@tessera/database/database';
import { closeToOthers } from '../data-folder.ts';

const options = { parsers: { [types.INT8]: Number } };

export interface EmbeddedDatabase extends Database {
  /** Its whole content as one file, from which another in-memory database can start. */
  dump(): Promise<Blob>;
}

interface Where {
  /** In memory when there is none. The caller holds the folder's lock. */
  readonly folder?: string;
  /** The content that it starts with. */
  readonly dump?: Blob;
}

/** Opens the embedded database. */
export async function openPglite({ folder, dump }: Where = {}): Promise<EmbeddedDatabase> {
  const pglite = await PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(dump ? { loadDataDir: dump } : {}),
  });
  // PGlite unpacks a new database with permissions for everybody, whatever the process mask is.
  if (folder) closeToOthers(folder);
  // A query outside the running transaction would wait for it for ever, so every query looks up its transaction.
  const current = new AsyncLocalStorage<Transaction>();
  return {
    kind: 'pglite',
    async query<Row extends object>(text: string, params: readonly SqlValue[] = []) {
      const answer = await (current.getStore() ?? pglite).query<Row>(text, [...params], options);
      return answer.rows;
    },
    async script(text) {
      await (current.getStore() ?? pglite).exec(text);
    },
    transaction(work) {
      if (current.getStore()) return work();
      return retryingDeadlocks(() => pglite.transaction((tx) => current.run(tx, work)));
    },
    async listen(channel, onNotification) {
      await pglite.listen(channel, onNotification);
    },
    close: () => pglite.close(),
    dump: () => pglite.dumpDataDir('none'),
  };
}
