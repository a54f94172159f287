import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { startEdge } from './testing/start-edge.ts';

interface Line {
  readonly level: number;
  readonly msg: string;
}
const info = 30;

let lines: Line[];
let site: Awaited<ReturnType<typeof startEdge>>;
beforeEach(async () => {
  lines = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Line) };
  site = await startEdge({}, undefined, { level: 'debug', stream });
});
afterEach(() => site.stop());

async function until(isTrue: () => boolean): Promise<void> {
  for (const end = Date.now() + 5_000; !isTrue(); await wait(10))
    if (Date.now() > end) throw new Error(`It did not happen: ${JSON.stringify(lines)}`);
}
const faults = () => lines.filter(({ level }) => level > info);

/** Sends a call, closes the connection before its answer, and lets the operator answer afterwards. */
async function leave(method: string, encoding: string): Promise<void> {
  let answer = () => {};
  site.operator.late = new Promise((resolve) => {
    answer = resolve;
  });
  const body = method === 'POST' ? '{}' : '';
  const sent = request({
    ...{ host: '127.0.0.1', port: site.port, path: '/wps/late?phone=01012345678', method },
    headers: { host: 'aurora.localhost', 'accept-encoding': encoding, 'content-length': body.length },
  });
  const closed = new Promise((resolve) => sent.on('error', () => undefined).on('close', resolve));
  sent.end(body);
  await until(() => site.operator.calls === 1);
  sent.destroy();
  await closed;
  // The edge learns of it from its own socket.
  await wait(100);
  answer();
  await wait(200);
}

it.each(['br', 'identity'])(
  'a client that leaves before the answer to its POST (%s) is logged as no fault',
  async (encoding) => {
    await leave('POST', encoding);
    await until(() => lines.some(({ msg }) => msg === 'the client of POST /wps/late has left'));
    expect(faults()).toEqual([]);
  },
);

it.each(['br', 'identity'])(
  'a client that leaves before the answer to its GET (%s) is not logged',
  async (encoding) => {
    await leave('GET', encoding);
    expect(faults()).toEqual([]);
    expect((await site.send({ path: '/wps/short', method: 'GET' })).status).toBe(200);
  },
);

it('an operator that closes the connection in the middle of its answer is logged as a fault', async () => {
  const answer = await site.ask('/wps/cut', { 'accept-encoding': 'br' });
  await text(answer).catch(() => undefined);
  await until(() => faults().length > 0);
  expect(lines.map(({ msg }) => msg).join()).not.toContain('has left');
});
