import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { listenOnPostgres } from './postgres-listener.ts';
import { freshPostgres } from './testing/fresh-postgres.ts';

let postgres: Awaited<ReturnType<typeof freshPostgres>>;
let relay: Server;
let url: string;
const lines = new Set<Socket>();
/** How many of the next lines break as soon as something is asked on them. */
let breaking = 0;

beforeAll(async () => {
  postgres = await freshPostgres();
  const target = new URL(postgres.url);
  const { hostname, port } = target;
  relay = createServer((line) => {
    const onward = connect(Number(port), hostname);
    const breaks = breaking > 0;
    if (breaks) breaking -= 1;
    lines.add(line);
    line.on('data', (sent) => (breaks && sent.includes('listen') ? line.resetAndDestroy() : onward.write(sent)));
    onward.on('data', (sent) => line.write(sent));
    line.on('close', () => lines.delete(line) && onward.destroy()).on('error', () => undefined);
    onward.on('close', () => line.destroy()).on('error', () => undefined);
  });
  await new Promise<void>((ready) => relay.listen(0, '127.0.0.1', ready));
  target.port = String((relay.address() as AddressInfo).port);
  url = target.href;
});
afterAll(async () => {
  relay.close();
  await postgres.close();
});

async function until(holds: () => boolean): Promise<void> {
  for (const end = Date.now() + 10_000; !holds(); await wait(10))
    if (Date.now() > end) throw new Error('It never came.');
}

it('a listener whose connection breaks again while reconnecting ends with one connection and gets each notification once', async () => {
  const received: (string | null)[] = [];
  const stop = await listenOnPostgres(url, 'news', (payload) => received.push(payload));
  breaking = 3;
  for (const line of lines) line.resetAndDestroy();
  await until(() => received.length > 0);
  // A second loop would come back within its own pause.
  await wait(1_200);
  expect(lines.size).toBe(1);
  const speaker = new pg.Client({ connectionString: postgres.url });
  await speaker.connect();
  for (const news of ['one', 'two']) await speaker.query(`select pg_notify('news', $1)`, [news]);
  await until(() => received.includes('two'));
  expect(received).toEqual([null, 'one', 'two']);
  await speaker.end();
  await stop();
  await until(() => lines.size === 0);
});

it('a listener that is stopped while reconnecting leaves no connection', async () => {
  const stop = await listenOnPostgres(url, 'news', () => undefined);
  breaking = 100;
  for (const line of lines) line.resetAndDestroy();
  await until(() => breaking < 99);
  await stop();
  await until(() => lines.size === 0);
  breaking = 0;
});
