import type { OperatorParts } from '../app.ts';
import { type TestOperator, testOperator } from './operator.ts';
import { type SiteClient, siteClient } from './site-client.ts';
import type { TestDatabase } from './test-databases.ts';

const startMs = 90_000;

interface Options extends Omit<Partial<OperatorParts>, 'db'> {
  /** The database of the suite; a seeded one in memory without it. */
  readonly on?: () => Promise<TestDatabase>;
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

/** Gives the tests of a describe an operator and a site's client; starts it before them and closes it after them. */
export function withOperator({ on, merchant, ...parts }: Options = {}): {
  readonly operator: TestOperator;
  readonly site: SiteClient;
} {
  let database: TestDatabase | undefined;
  let operator: TestOperator | undefined;
  let site: SiteClient | undefined;
  beforeAll(async () => {
    database = await on?.();
    operator = await testOperator({ ...parts, ...(database ? { db: database.database } : {}) });
    site = siteClient(operator, merchant);
  }, startMs);
  afterAll(async () => {
    await operator?.close();
    await database?.close();
  });
  return { operator: availableInTests(() => operator), site: availableInTests(() => site) };
}
