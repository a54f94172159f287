import pg from 'pg';
import { startPostgres } from './start-postgres.ts';

let counter = 0;

/** A connection that may create databases. */
export type AdminClient = pg.Client;

export interface FreshPostgres {
  readonly url: string;
  close(): Promise<void>;
}

/** A fresh database on TESSERA_TEST_DATABASE_URL's server, or on a throw-away cluster; `template` names or makes what it begins with. */
export async function freshPostgres(
  template?: (admin: AdminClient, base: string) => Promise<string>,
): Promise<FreshPostgres> {
  const given = process.env.TESSERA_TEST_DATABASE_URL;
  const started = given ? undefined : await startPostgres();
  const base = given ?? started?.url ?? '';
  counter += 1;
  const name = `tessera_test_${process.pid}_${Date.now()}_${counter}`;
  const admin = new pg.Client({ connectionString: base });
  await admin.connect();
  const begins = template ? ` template ${await template(admin, base)}` : '';
  await admin.query(`create database ${name}${begins}`);
  const url = new URL(base);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async close() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
      await started?.stop();
    },
  };
}
