import { readFileSync } from 'node:fs';
import type { Database } from '@tessera/database/database';
import { openPostgres } from '@tessera/database/postgres';
import type { Checkpoint } from './once-files.ts';
import {
  type AuditEntry,
  auditCursor,
  type Change,
  type DocumentStore,
  keptChanges,
  keptMs,
  lookAgainMs,
  type ReleaseRecord,
  type Series,
  type UsedNonce,
} from './store.ts';

/** Any number that no other advisory lock of the database uses. */
const schemaLock = 7_316_001;
const changed = 'tessera_registry_changed';
const releasesAtOnce = 50;

interface ChangeRow extends Omit<Change, 'request' | 'asked'> {
  readonly request: string | null;
  readonly asked: string | null;
}

const changeOf = ({ request, asked, ...row }: ChangeRow): Change => ({
  ...row,
  ...(request === null ? {} : { request }),
  ...(asked === null ? {} : { asked }),
});

/**
 * Documents in PostgreSQL. What must happen once is a unique constraint: of two registries that insert the same, the
 * second one waits for the first and then inserts nothing. While the database is away, every call throws
 * `DatabaseAway`; the pool connects again by itself.
 */
export class PostgresDocuments implements DocumentStore {
  readonly #database: Database;
  readonly #checkpoint: Checkpoint;
  readonly #listeners = new Set<(series: Series | undefined) => void>();

  private constructor(database: Database, checkpoint: Checkpoint) {
    this.#database = database;
    this.#checkpoint = checkpoint;
  }

  /** Connects, and creates what is missing. */
  static async open(url: string, checkpoint: Checkpoint = () => {}): Promise<PostgresDocuments> {
    const database = await openPostgres(url);
    const documents = new PostgresDocuments(database, checkpoint);
    try {
      await database.transaction(async () => {
        await database.query('select pg_advisory_xact_lock($1)', [schemaLock]);
        await database.script(readFileSync(new URL('./schema.sql', import.meta.url), 'utf8'));
      });
      await database.listen(changed, (series) => {
        // Null: some notifications may have been missed.
        for (const listener of documents.#listeners) listener((series as Series | null) ?? undefined);
      });
    } catch (cause) {
      await database.close();
      throw cause;
    }
    return documents;
  }

  async latest(series: Series): Promise<Change | undefined> {
    return (await this.#changes(series, 1))[0];
  }

  recent(series: Series): Promise<readonly Change[]> {
    return this.#changes(series, keptChanges);
  }

  async #changes(series: Series, limit: number): Promise<readonly Change[]> {
    const rows = await this.#database.query<ChangeRow>(
      `select serial, document, audit, request, asked from tessera_registry.change
       where series = $1 order by serial desc limit $2`,
      [series, limit],
    );
    return rows.map(changeOf);
  }

  append(series: Series, { serial, document, audit, request, asked }: Change): Promise<boolean> {
    return this.#once('document', async () => {
      // Only the one that follows the last: a process that slept must not fill a gap that tidying has made.
      const stored = await this.#database.query(
        `insert into tessera_registry.change (series, serial, document, audit, request, asked)
         select $1::text, $2::bigint, $3::json, $4::json, $5::text, $6::text
         where $2 = 1 + coalesce((select max(serial) from tessera_registry.change where series = $1), 0)
         on conflict do nothing returning serial`,
        [series, serial, JSON.stringify(document), JSON.stringify(audit), request ?? null, asked ?? null],
      );
      if (stored.length === 0) return false;
      await this.#database.query(
        `delete from tessera_registry.change
         where series = $1 and serial <= $2 and stored_at < now() - make_interval(secs => $3)`,
        [series, serial - keptChanges, keptMs / 1000],
      );
      await this.#database.query('select pg_notify($1, $2)', [changed, series]);
      return true;
    });
  }

  /** Checkpoints before and after what is inserted can be seen by others. */
  async #once<Result>(step: string, insert: () => Promise<Result>): Promise<Result> {
    const result = await this.#database.transaction(async () => {
      const inserted = await insert();
      this.#checkpoint(`${step}:drafted`);
      return inserted;
    });
    this.#checkpoint(`${step}:created`);
    return result;
  }

  async channels(): Promise<readonly string[]> {
    const rows = await this.#database.query<{ name: string }>(
      `select distinct substr(series, length('channels/') + 1) as name
       from tessera_registry.change where series like 'channels/%'`,
    );
    return rows.map(({ name }) => name);
  }

  async createRelease(release: ReleaseRecord): Promise<ReleaseRecord> {
    const { id, version } = release;
    await this.#once('release', () =>
      this.#database.query(
        `insert into tessera_registry.release (id, version, record) values ($1, $2, $3)
         on conflict do nothing`,
        [id, version, JSON.stringify(release)],
      ),
    );
    const stored = await this.release(id, version);
    if (!stored)
      throw new Error(`${id} ${version} was removed; releases are never removed while a registry is running.`);
    return stored;
  }

  async release(id: string, version: string): Promise<ReleaseRecord | undefined> {
    const [row] = await this.#database.query<{ record: ReleaseRecord }>(
      'select record from tessera_registry.release where id = $1 and version = $2',
      [id, version],
    );
    return row?.record;
  }

  async versions(id: string): Promise<readonly string[]> {
    const rows = await this.#database.query<{ version: string }>(
      'select version from tessera_registry.release where id = $1',
      [id],
    );
    return rows.map(({ version }) => version);
  }

  async *releases(): AsyncIterable<ReleaseRecord> {
    for (let last = { id: '', version: '' }; ; ) {
      const rows = await this.#database.query<{ record: ReleaseRecord }>(
        `select record from tessera_registry.release where (id, version) > ($1, $2)
         order by id, version limit $3`,
        [last.id, last.version, releasesAtOnce],
      );
      for (const { record } of rows) yield record;
      const end = rows.at(-1);
      if (!end || rows.length < releasesAtOnce) return;
      last = end.record;
    }
  }

  async useNonce({ key, nonce, signedAt, forgetBefore }: UsedNonce): Promise<boolean> {
    const used = await this.#database.query(
      `insert into tessera_registry.nonce (nonce, signed_at) values ($1, $2) on conflict do nothing returning nonce`,
      [`${key}.${nonce}`, signedAt],
    );
    await this.#database.query('delete from tessera_registry.nonce where signed_at < $1', [forgetBefore]);
    return used.length > 0;
  }

  async record(key: string, entry: AuditEntry): Promise<void> {
    const cursor = auditCursor(key, entry);
    // Every start records again what may be missing.
    const [known] = await this.#database.query('select from tessera_registry.audit where cursor = $1', [cursor]);
    if (known) return;
    await this.#once('audit', () =>
      this.#database.query(
        'insert into tessera_registry.audit (cursor, entry) values ($1, $2) on conflict do nothing',
        [cursor, JSON.stringify(entry)],
      ),
    );
  }

  async audit(
    after: string | undefined,
    limit: number,
  ): Promise<readonly (AuditEntry & { readonly cursor: string })[]> {
    const rows = await this.#database.query<{ cursor: string; entry: AuditEntry }>(
      'select cursor, entry from tessera_registry.audit where cursor > $1 order by cursor limit $2',
      [after ?? '', limit],
    );
    return rows.map(({ cursor, entry }) => ({ ...entry, cursor }));
  }

  /** By notifications; a regular look beside them finds what a broken connection has missed. */
  onChange(listener: (series: Series) => void, onFault: (cause: unknown) => void): () => void {
    let isOver = false;
    const look = async (): Promise<void> => {
      try {
        listener('keys');
        for (const name of await this.channels()) listener(`channels/${name}`);
      } catch (cause) {
        if (!isOver) onFault(cause);
      }
    };
    const notified = (series: Series | undefined): void => {
      if (series === undefined) void look();
      else listener(series);
    };
    this.#listeners.add(notified);
    const timer = setInterval(() => void look(), lookAgainMs).unref();
    return () => {
      isOver = true;
      this.#listeners.delete(notified);
      clearInterval(timer);
    };
  }

  close(): Promise<void> {
    return this.#database.close();
  }
}
