import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { startEdge } from './testing/start-edge.ts';

const attacker = '127.0.0.3';
const visitor = '127.0.0.2';

type Site = Awaited<ReturnType<typeof startEdge>>;
let site: Site;
const lines: Socket[] = [];
afterEach(async () => {
  for (const line of lines.splice(0)) line.destroy();
  await site.stop();
});

function openLine(sent: string): Socket {
  const line = connect({ host: '127.0.0.1', port: site.port, localAddress: attacker });
  line.on('error', () => undefined).write(sent);
  lines.push(line);
  return line;
}
/** A request whose body never ends. */
const incomplete = (path = '/wps/echo') =>
  openLine(
    `POST ${path} HTTP/1.1\r\nHost: aurora.localhost\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{`,
  );
const call = (from: string) => site.send({ path: '/wps/echo', from, body: '{}' });

/** Repeats until the answer has that status; the edge needs some time to notice what a client has sent. */
async function untilAnswered(status: number, from: string): Promise<void> {
  for (const end = Date.now() + 5_000; Date.now() < end; ) if ((await call(from)).status === status) return;
  throw new Error(`No answer had the status ${status}.`);
}

describe('requests whose bodies never end', () => {
  it('do not keep others from being answered, with 200 of them from one address', async () => {
    site = await startEdge();
    for (let n = 0; n < 200; n += 1) incomplete();
    await untilAnswered(429, attacker);
    expect(await call(visitor)).toMatchObject({ status: 200 });
    expect(site.operator.calls).toBe(1);
  });

  it('count against their network until they end, whatever their path; then its next call is answered', async () => {
    site = await startEdge({ incompletePerNetwork: 3 });
    const slow = ['/wps/echo', '/rng', '/nothing'].map(incomplete);
    await untilAnswered(429, attacker);
    expect(JSON.parse((await call(attacker)).text)).toMatchObject({
      success: false,
      errorCode: 'request.too.frequent',
    });
    expect((await site.ask('/')).statusCode).toBe(200);
    for (const line of slow) line.destroy();
    await untilAnswered(200, attacker);
  });

  it('are ended with 408 after their time, and so are headers that never end', async () => {
    site = await startEdge({ headMs: 200, requestMs: 400, checkMs: 50 });
    for (const line of [incomplete(), openLine('GET / HTTP/1.1\r\nHost: aurora.localhost\r\nX-Slow: ')]) {
      const answer = await text(line);
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(answer).toContain('"errorCode":"request.timeout"');
    }
    expect(await call(attacker)).toMatchObject({ status: 200 });
  });
});
