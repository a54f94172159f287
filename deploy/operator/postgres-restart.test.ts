import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, DatabaseAway } from '@tessera/database/database';
import { openPostgres } from '@tessera/database/postgres';
import { startPostgres, type ThrowAwayPostgres } from '@tessera/database/testing/start-postgres';
import { getBalance } from '@tessera/shared/wire/wallet';
import { nothingAcknowledged } from './testing/kill-test/acknowledged.ts';
import { enterCashier, openPlayers } from './testing/kill-test/actors.ts';
import { faultsOf } from './testing/kill-test/check.ts';
import { loadUntil } from './testing/kill-test/load.ts';
import { testOperator } from './testing/operator.ts';

let server: ThrowAwayPostgres;
let db: Database;
beforeAll(async () => {
  jest.spyOn(process, 'emitWarning').mockImplementation();
  server = await startPostgres();
  db = await openPostgres(server.url, 500);
});
afterAll(async () => {
  await db.close();
  await server.stop();
  jest.restoreAllMocks();
});

const restart = async (): Promise<void> => (await server.interrupt())();

describe('a restart of PostgreSQL', () => {
  it('fails the interrupted transaction, stores nothing of it, and the next one succeeds', async () => {
    await db.script('create table kept (id int primary key)');
    const broken = db.transaction(async () => {
      await db.query('insert into kept values (1)');
      await restart();
      await db.query('insert into kept values (2)');
    });
    await expect(broken).rejects.toBeInstanceOf(DatabaseAway);
    await db.transaction(() => db.query('insert into kept values (3)'));
    expect(await db.query('select id from kept')).toEqual([{ id: 3 }]);
  });

  it('fails the statement under way while callers that only need a connection wait for it', async () => {
    const waiter = await openPostgres(server.url);
    const underWay = Array.from({ length: 4 }, () => db.query('select pg_sleep(60)'));
    const failed = Promise.allSettled(underWay);
    const sleeping = `select 1 from pg_stat_activity where query = 'select pg_sleep(60)'`;
    while ((await db.query(sleeping)).length < underWay.length) await wait(20);
    const startAgain = await server.interrupt('immediate');
    for (const end of await failed) expect(end).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseAway) });
    // An idle connection takes a moment to find out that it is broken.
    await wait(50);
    const waiting = Array.from({ length: 40 }, () => waiter.query('select 1 as one'));
    await startAgain();
    for (const rows of await Promise.all(waiting)) expect(rows).toEqual([{ one: 1 }]);
    await waiter.close();
  });

  it('keeps listeners subscribed: each gets one null for missed notifications, and each notification once', async () => {
    const received: (string | null)[] = [];
    await db.listen('news', (payload) => received.push(payload));
    await restart();
    for (let n = 0; n < 250 && received.length === 0; n += 1) await wait(20);
    await db.query("select pg_notify('news', 'after')");
    for (let n = 0; n < 50 && received.length < 2; n += 1) await wait(20);
    expect(received).toEqual([null, 'after']);
  });

  it('under load costs no acknowledged movement; calls are refused with 503 system.unavailable at most, and answered again', async () => {
    const operator = await testOperator({ db });
    const { port } = await operator.app
      .listen({ host: '127.0.0.1', port: 0 })
      .then(() => operator.app.server.address() as AddressInfo);
    const acknowledged = nothingAcknowledged();
    const cashier = await enterCashier(port);
    const players = await openPlayers(port, 6);
    let isOver = false;
    const disturb = async () => {
      await wait(400);
      const startAgain = await server.interrupt('immediate');
      await wait(800);
      await startAgain();
      await wait(400);
      isOver = true;
    };
    const [refusals] = await Promise.all([loadUntil(() => isOver, port, cashier, players, acknowledged), disturb()]);
    expect(refusals).toBeGreaterThan(0);
    expect(acknowledged.bets.size).toBeGreaterThan(0);
    expect(await faultsOf(port, cashier, players, acknowledged)).toEqual([]);

    const startAgain = await server.interrupt();
    const headers = { merchant: 'aurora', authorization: players[0]?.token ?? '' };
    const refused = await operator.app.inject({ method: 'GET', url: getBalance.path, headers });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    const code = 'system.unavailable';
    expect(refused.json()).toEqual({ success: false, message: code, errorCode: code, value: {} });
    await startAgain();
    expect((await operator.app.inject({ method: 'GET', url: getBalance.path, headers })).statusCode).toBe(200);
    await operator.close();
  });
});
