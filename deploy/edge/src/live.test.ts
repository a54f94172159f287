import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { startEdge } from './testing/start-edge.ts';
import { until } from './testing/until.ts';

let site: Awaited<ReturnType<typeof startEdge>>;
beforeEach(async () => {
  site = await startEdge({ heartbeatMs: 50 });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await site.stop();
});

const longestMs = 5_000;
/** The statuses that an open page has received so far. */
function statusesOf(stream: IncomingMessage): readonly number[] {
  const received: number[] = [];
  stream.setEncoding('utf8').on('data', (text: string) => {
    for (const [, status] of text.matchAll(/"status":(\d)/g)) received.push(Number(status));
  });
  stream.on('error', () => undefined);
  return received;
}

describe('an open page', () => {
  it('gets the current status as soon as its stream is open, and then every change', async () => {
    await until(() => site.operator.announce() > 0);
    await site.ask('/');
    // A change after the page was answered and before its stream is open.
    site.operator.boot = { ...site.operator.boot, status: 1 };
    site.operator.announce();
    const received = statusesOf(await site.ask('/edge/live'));
    await until(() => received.at(-1) === 1);
    site.operator.boot = { ...site.operator.boot, status: 2 };
    site.operator.announce();
    await until(() => received.at(-1) === 2);
  });

  it('gets what changed while the edge had no connection to the operator, and keeps the last status until then', async () => {
    const reported = jest.spyOn(console, 'error').mockImplementation();
    const received = statusesOf(await site.ask('/edge/live'));
    await until(() => received.length > 0 && site.operator.announce() > 0);
    const before = received.length;
    await site.operator.stop();
    site.operator.boot = { ...site.operator.boot, status: 1 };
    await site.operator.start();
    await until(() => received.at(-1) === 1);
    expect(received.slice(0, before).every((status) => status === 0)).toBe(true);
    expect(reported.mock.calls[0]).toEqual([expect.stringContaining("the operator's events ended")]);
    reported.mockRestore();
  });

  it('gets a change with the next heartbeat if the operator failed when it was announced', async () => {
    const received = statusesOf(await site.ask('/edge/live'));
    await until(() => received.length > 0 && site.operator.announce() > 0);
    site.operator.isFailing = true;
    site.operator.boot = { ...site.operator.boot, status: 1 };
    site.operator.announce();
    await until(() => site.operator.failures > 0);
    site.operator.isFailing = false;
    await until(() => received.at(-1) === 1);
  });
});

it('an open page is notified of a session that was ended, if it is of its merchant', async () => {
  let sent = '';
  const stream = await site.ask('/edge/live');
  stream.setEncoding('utf8').on('data', (text: string) => {
    sent += text;
  });
  stream.on('error', () => undefined);
  await until(() => sent.includes('"status"') && site.operator.announce() > 0);
  site.operator.announce({ type: 'session-ended', merchant: 'lotus', session: '1111111111111111' });
  site.operator.announce({ type: 'session-ended', merchant: 'aurora', session: '0123456789abcdef' });
  await until(() => sent.includes('event: session-ended\ndata: 0123456789abcdef\n\n'));
  expect(sent).not.toContain('1111111111111111');
  stream.destroy();
});

describe('many open pages', () => {
  const addresses = Array.from({ length: 20 }, (_, n) => `127.0.1.${n}`);
  const isEven = (ip: string) => Number(ip.split('.')[3]) % 2 === 0;

  /** One stream of each address, with what each received so far, and when. */
  const open = () =>
    Promise.all(
      addresses.map(async (from) => {
        const received: { readonly at: number; readonly live: { status: number; location: object } }[] = [];
        const stream = await site.ask('/edge/live', {}, from);
        stream.setEncoding('utf8').on('data', (text: string) => {
          for (const [, live = ''] of text.matchAll(/^data: (\{.*)$/gm))
            received.push({ at: performance.now(), live: JSON.parse(live) });
        });
        stream.on('error', () => undefined);
        return { from, received };
      }),
    );

  it('cause one call to the operator per country after a change, and each keeps its own address', async () => {
    site.operator.countryOf = (ip) => (isEven(ip) ? 'KR' : 'VN');
    await until(() => site.operator.announce() > 0);
    const pages = await open();
    await until(() => pages.every(({ received }) => received.length > 0));
    site.operator.bootsAsked = 0;
    site.operator.boot = { ...site.operator.boot, status: 1 };
    site.operator.announce();
    await until(() => pages.every(({ received }) => received.at(-1)?.live.status === 1));
    expect(site.operator.bootsAsked).toBe(2);
    for (const { from, received } of pages)
      expect(received.at(-1)?.live.location).toEqual({ ip: from, country: isEven(from) ? 'KR' : 'VN' });
  });

  it('are notified one after the other, not all at once', async () => {
    await site.stop();
    site = await startEdge({ notifiedPerSecond: 40 });
    await until(() => site.operator.announce() > 0);
    const pages = await open();
    await until(() => pages.every(({ received }) => received.length > 0));
    let turn = 0;
    jest.spyOn(Math, 'random').mockImplementation(() => (turn++ % addresses.length) / addresses.length);
    site.operator.boot = { ...site.operator.boot, status: 1 };
    site.operator.announce();
    await until(() => pages.every(({ received }) => received.at(-1)?.live.status === 1));
    const moments = pages.map(({ received }) => received.find(({ live }) => live.status === 1)?.at ?? 0);
    expect(Math.max(...moments) - Math.min(...moments)).toBeGreaterThan(400);
  });

  it("get that country's status when their addresses are located in another country", async () => {
    await until(() => site.operator.announce() > 0);
    const country = async (from: string) =>
      (JSON.parse(await text(await site.ask('/edge/live.json', {}, from))) as { location: { country: string } })
        .location.country;
    for (const from of addresses.slice(0, 4)) expect(await country(from)).toBe('KR');
    site.operator.countryOf = () => 'VN';
    site.operator.announce();
    const found = async () => Promise.all(addresses.slice(0, 4).map(country));
    for (const end = Date.now() + longestMs; (await found()).join() !== 'VN,VN,VN,VN'; )
      if (Date.now() > end) throw new Error('Nothing arrived in time.');
  });
});

it('an idle stream sends heartbeats that a page can see', async () => {
  const stream = await site.ask('/edge/live');
  let sent = '';
  stream.setEncoding('utf8').on('data', (more: string) => {
    sent += more;
  });
  stream.on('error', () => undefined);
  await until(() => sent.split('event: heartbeat').length > 3);
  expect(sent).toMatch(/^: open\nretry: \d{4}\n/);
});

describe('the time that a page starts with', () => {
  const startTime = async () =>
    (JSON.parse(await text(await site.ask('/boot.json'))) as { serverTime: number }).serverTime;
  const aDay = 24 * 60 * 60 * 1000;

  it("is the operator's at that moment, also from a cached answer", async () => {
    site.operator.boot = { ...site.operator.boot, serverTime: Date.now() + 5 * aDay };
    await until(() => site.operator.announce() > 0);
    const first = await startTime();
    expect(Math.abs(first - (Date.now() + 5 * aDay))).toBeLessThan(2_000);
    await new Promise((resume) => setTimeout(resume, 200));
    const later = await startTime();
    expect(later - first).toBeGreaterThanOrEqual(190);
    expect(later - first).toBeLessThan(2_000);
    expect(site.operator.bootsAsked).toBe(1);
  });

  it('changes when the operator changes its time', async () => {
    await until(() => site.operator.announce() > 0);
    await startTime();
    site.operator.boot = { ...site.operator.boot, serverTime: Date.now() + 9 * aDay };
    site.operator.announce({ type: 'clock-changed' });
    for (const end = Date.now() + longestMs; Math.abs((await startTime()) - (Date.now() + 9 * aDay)) > 2_000; )
      if (Date.now() > end) throw new Error('Nothing arrived in time.');
  });
});

it('a stream beyond the limit of its network is refused with 429 until another one ends', async () => {
  const small = await startEdge({ streamsPerNetwork: 2 });
  const streams = [await small.ask('/edge/live'), await small.ask('/edge/live')];
  for (const stream of streams) stream.on('error', () => undefined).resume();
  const refused = await small.ask('/edge/live');
  expect(refused.statusCode).toBe(429);
  expect(JSON.parse(await text(refused))).toMatchObject({ success: false, errorCode: 'request.too.frequent' });
  expect((await small.ask('/edge/live.json')).statusCode).toBe(200);
  streams[0]?.destroy();
  // The edge needs some time to notice who has left.
  let statusCode: number | undefined;
  for (const end = Date.now() + longestMs; statusCode !== 200 && Date.now() < end; ) {
    const next = await small.ask('/edge/live');
    next.on('error', () => undefined).resume();
    statusCode = next.statusCode;
  }
  expect(statusCode).toBe(200);
  await small.stop();
});

it('the addresses of one IPv6 network share its limit of streams', async () => {
  const small = await startEdge({ streamsPerNetwork: 1 }, undefined, undefined, { trustedProxies: ['127.0.0.1'] });
  const open = async (address: string) => {
    const stream = await small.ask('/edge/live', { 'x-forwarded-for': address });
    stream.on('error', () => undefined).resume();
    return stream.statusCode;
  };
  expect(await open('2001:db8:0:1::1')).toBe(200);
  expect(await open('2001:db8:0:1:ffff::2')).toBe(429);
  expect(await open('2001:db8:0:2::1')).toBe(200);
  await small.stop();
});
