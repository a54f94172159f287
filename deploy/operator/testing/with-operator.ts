import type { Database } from '@tessera/database/database';
import { type TestOperator, type TestOperatorParts, testOperator } from './operator.ts';
import { type SiteClient, siteClient } from './site-client.ts';
import type { TestDatabase } from './test-databases.ts';

export interface SuiteDatabase {
  /** The database of the suite; a seeded one in memory without it. */
  readonly on?: () => Promise<TestDatabase>;
}

interface Options extends Omit<TestOperatorParts, 'db'>, SuiteDatabase {
  /** The merchant that the client speaks to; `aurora` without it. */
  readonly merchant?: string;
}

/** Stands for what `beforeAll` makes, so that a suite can name it in its first line. */
function availableInTests<T extends object>(read: () => T | undefined): T {
  return new Proxy({} as T, {
    get(_target, key) {
      const made = read();
      if (!made) throw new Error(`"${String(key)}" is there from beforeAll on.`);
      const member: unknown = Reflect.get(made, key);
      return typeof member === 'function' ? member.bind(made) : member;
    },
  });
}

/** What `make` makes of the suite's database, for the tests of a describe: made before them, closed after them. */
export function withParts<T extends { readonly operator: TestOperator }>(
  on: SuiteDatabase['on'],
  make: (db: Database | undefined) => Promise<T>,
): T {
  let database: TestDatabase | undefined;
  let parts: T | undefined;
  beforeAll(async () => {
    database = await on?.();
    parts = await make(database?.database);
  });
  afterAll(async () => {
    await parts?.operator.close();
    await database?.close();
  });
  return availableInTests(() => parts);
}

/** Gives the tests of a describe an operator and a site's client; starts it before them and closes it after them. */
export function withOperator({ on, merchant, ...parts }: Options = {}): {
  readonly operator: TestOperator;
  readonly site: SiteClient;
} {
  const made = withParts(on, async (db) => {
    const operator = await testOperator({ ...parts, ...(db ? { db } : {}) });
    return { operator, site: siteClient(operator, merchant) };
  });
  return { operator: availableInTests(() => made.operator), site: availableInTests(() => made.site) };
}
