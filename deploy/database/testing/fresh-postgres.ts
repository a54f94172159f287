import pg from 'pg';
import { startPostgres } from './start-postgres.ts';

let counter = 0;

/** A connection that may create databases. */
export type AdminClient = pg.Client;

export interface FreshPostgres {
  readonly url: string;
  close(): Promise<void>;
}

/** The server of TESSERA_TEST_DATABASE_URL, which stays, or a throw-away cluster. */
export async function testServer(): Promise<FreshPostgres> {
  const given = process.env.TESSERA_TEST_DATABASE_URL;
  if (given) return { url: given, close: async () => undefined };
  const { url, stop } = await startPostgres();
  return { url, close: stop };
}

/** A fresh database on a server; `template` names or makes what it begins with. */
export async function freshDatabase(
  server: string,
  template?: (admin: AdminClient, base: string) => Promise<string>,
): Promise<FreshPostgres> {
  counter += 1;
  const name = `tessera_test_${process.pid}_${Date.now()}_${counter}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  const begins = template ? ` template ${await template(admin, server)}` : '';
  await admin.query(`create database ${name}${begins}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async close() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

/** A fresh database on a server of its own, or on that of TESSERA_TEST_DATABASE_URL. */
export async function freshPostgres(...[template]: [Parameters<typeof freshDatabase>[1]?]): Promise<FreshPostgres> {
  const server = await testServer();
  const { url, close } = await freshDatabase(server.url, template);
  return {
    url,
    async close() {
      await close();
      await server.close();
    },
  };
}
