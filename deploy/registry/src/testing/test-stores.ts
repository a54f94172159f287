import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase, testServer } from '@tessera/database/testing/fresh-postgres';
import S3rver from 's3rver';
import type { StorePlaces } from '../store/open-store.ts';

/** Where an empty store of one kind is. */
export interface TestPlace {
  readonly folder: string;
  readonly places: StorePlaces;
  /** Removes it with everything in it. */
  remove(): Promise<void>;
}

/** Servers that a kind of store needs, for a whole suite. */
export interface TestServers {
  place(): Promise<TestPlace>;
  close(): Promise<void>;
}

const inFolder = async (places: StorePlaces, more: () => Promise<void> = async () => {}): Promise<TestPlace> => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-registry-'));
  return {
    folder,
    places,
    async remove() {
      rmSync(folder, { recursive: true, force: true });
      await more();
    },
  };
};

const noServers = async (): Promise<TestServers> => ({ place: () => inFolder({}), close: async () => {} });

export interface TestBuckets {
  /** Address of a bucket that nobody else has. */
  bucket(): string;
  /** Ends the server, with what it has; answers how to start it again. */
  interrupt(): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** An S3 server, whose one bucket has a prefix for each store. */
export async function startBuckets(): Promise<TestBuckets> {
  // What s3rver itself expects as credentials.
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' });
  const directory = mkdtempSync(join(tmpdir(), 'tessera-bucket-'));
  const start = (on: number): S3rver =>
    new S3rver({
      ...{ address: '127.0.0.1', port: on, silent: true, directory },
      configureBuckets: [{ name: 'releases', configs: [] }],
    });
  let server = start(0);
  const { port } = await server.run();
  let used = 0;
  return {
    bucket: () => `http://127.0.0.1:${port}/releases/site-${++used}`,
    async interrupt() {
      await server.close();
      return async () => {
        server = start(port);
        await server.run();
      };
    },
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function postgresAndFolder(): Promise<TestServers> {
  const server = await testServer();
  return {
    async place() {
      const database = await freshDatabase(server.url);
      return inFolder({ database: database.url }, database.close);
    },
    close: server.close,
  };
}

async function postgresAndBucket(): Promise<TestServers> {
  const [server, buckets] = await Promise.all([testServer(), startBuckets()]);
  return {
    async place() {
      const database = await freshDatabase(server.url);
      return inFolder({ database: database.url, bucket: buckets.bucket() }, database.close);
    },
    async close() {
      await Promise.all([server.close(), buckets.close()]);
    },
  };
}

/** Every kind of store that a registry can have; a suite proves itself on each. */
export const testStores: readonly (readonly [name: string, start: () => Promise<TestServers>])[] = [
  ['a folder', noServers],
  ['PostgreSQL and a folder', postgresAndFolder],
  ['PostgreSQL and a bucket', postgresAndBucket],
];
