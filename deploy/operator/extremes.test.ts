import { randomUUID } from 'node:crypto';
import { type Endpoint, type Schema, schemaFor } from '@tessera/shared/wire/define-endpoint';
import { readingMoney } from '@tessera/shared/wire/money-codec';
import * as v from 'valibot';
import type { Merchant } from './domains/merchants/merchant.ts';
import { withOperator } from './testing/with-operator.ts';

/** The ends of every type that JSON and a query string can carry, and what text columns and dates choke on. */
const extremes: readonly unknown[] = [
  0,
  -1,
  0.01,
  1e21,
  Number.MAX_SAFE_INTEGER,
  -Number.MAX_SAFE_INTEGER,
  2_147_483_648,
  999_999_999_999_999,
  4_102_444_800_000,
  8_640_000_000_000_001,
  '',
  '0',
  '-1',
  '999999999999999',
  '8640000000000000',
  '4102444800000',
  '9'.repeat(400),
  'a\u0000b',
  '\ud800',
  'é'.repeat(200),
  '%_\\',
  "'; drop table member; --",
  '2026-02-30',
  '275760-09-13T00:00:00.001Z',
  '99999999-9999',
  '00000000-0000-0000-0000-000000000000',
  true,
  null,
  [],
  [''],
  ['\u0000'],
  Array.from({ length: 31 }, () => 'x'),
  {},
  { constructor: 1, ['__proto__']: 1 },
];

/** Every run sends a quarter of them in each field, other ones in the next field; `npm run test:full` sends all. */
const sendsAll = Boolean(process.env.TESSERA_FULL);
const isSent = (field: number, extreme: number): boolean => sendsAll || (field + extreme) % 4 === 0;

/** Ordinary values; the first one that a field's schema accepts is used while another field gets an extreme. */
const ordinary: readonly unknown[] = [
  1,
  'a',
  'K3',
  '20260302-0722',
  randomUUID(),
  '010-1234-5678',
  '20260302',
  '2026-03-02',
  'player01',
  'demo@example.test',
  '482913',
  'PG-0123',
  true,
  ['a'],
  [1],
  [['big']],
  {},
  [],
];

const fits = (schema: Schema, value: unknown): boolean => v.safeParse(schema, value).success;

function fieldsOf(endpoint: Endpoint, merchant: Merchant): [string, Schema][] {
  const schema = schemaFor(endpoint.request, readingMoney(merchant.currency)) as unknown as {
    entries?: Record<string, Schema>;
  };
  return Object.entries(schema.entries ?? {});
}

/** One request for each end of each field that its schema lets through; what a schema refuses never gets to a handler. */
function requestsOf(endpoint: Endpoint, merchant: Merchant): Record<string, unknown>[] {
  const fields = fieldsOf(endpoint, merchant);
  const usual = Object.fromEntries(
    fields.flatMap(([name, schema]) => {
      const value = ordinary.find((candidate) => fits(schema, candidate));
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return [
    usual,
    ...fields.flatMap(([name, schema], field) =>
      extremes
        .filter((_, extreme) => isSent(field, extreme))
        // No address can hold half a character.
        .filter((value) => fits(schema, value) && !(value === '\ud800' && endpoint.path.includes(`:${name}`)))
        .map((value) => ({ ...usual, [name]: value })),
    ),
  ];
}

/** Documented: the real API answers a launch without a mode so. */
const isKnownServerError = (code: unknown): boolean => code === 'system.busy';

describe('the extremes of every type', () => {
  const { operator, site } = withOperator();
  let merchant: Merchant;
  beforeAll(async () => {
    merchant = operator.context.merchants.byCode('aurora') as Merchant;
  });

  it('sent in any field of any call of the site make no server error', async () => {
    const { accounts, sessions, db, routes } = operator.context;
    const agent = await accounts.byUsername('aurora', 'agent01');
    if (!agent) throw new Error('There is no agent01.');
    const failures: string[] = [];
    let sent = 0;
    for (const endpoint of routes.answered) {
      for (const request of requestsOf(endpoint, merchant)) {
        // Calls that sign out, change a password or meet a limit must not shield those after them.
        await db.query('delete from rate_window');
        const token = endpoint.token === 'none' ? undefined : await sessions.issue(agent.id);
        const { status, body } = await site.call(endpoint, request, token ? { token } : {});
        sent += 1;
        if (status >= 500 && !isKnownServerError(body.errorCode))
          failures.push(`${endpoint.name} ${JSON.stringify(request).slice(0, 200)}: ${status} ${body.errorCode}`);
      }
    }
    expect(failures).toEqual([]);
    expect(sent).toBeGreaterThan(routes.answered.length * 2);
  });

  it('sent in any field of any call of the console make no server error', async () => {
    const { app, context } = operator;
    const headers = { 'x-tessera-console': '1', 'content-type': 'application/json' };
    const signedIn = await app.inject({
      method: 'POST',
      url: '/console-api/sign-in',
      headers,
      payload: { username: 'operator', password: 'Operator1234' },
    });
    const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
    const failures: string[] = [];
    // Time can't be moved back, and a session that is signed out sees nothing.
    const isLeftOut = ({ path }: Endpoint) => /sign-out|clock\/advance/.test(path);
    for (const endpoint of context.consoleRoutes.answered.filter((candidate) => !isLeftOut(candidate))) {
      for (const request of requestsOf(endpoint, merchant)) {
        await context.db.query('delete from rate_window');
        const rest: Record<string, unknown> = { ...request };
        const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
          const value = rest[name];
          delete rest[name];
          return encodeURIComponent(String(value));
        });
        const isQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
        const sending = isQuery ? { query: rest as Record<string, string> } : { payload: rest };
        const { statusCode, body } = await app.inject({
          method: endpoint.method,
          url,
          headers: { ...headers, cookie },
          ...sending,
        });
        expect(statusCode).not.toBe(401);
        if (statusCode >= 500)
          failures.push(
            `${endpoint.name} ${JSON.stringify(request).slice(0, 200)}: ${statusCode} ${body.slice(0, 100)}`,
          );
      }
    }
    expect(failures).toEqual([]);
  });
});
