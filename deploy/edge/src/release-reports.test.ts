import { randomBytes } from 'node:crypto';
import type { Canary, ReleaseReport } from '@tessera/shared/registry';
import { bucketOf } from '@tessera/shared/registry/bucket';
import type { Decision } from '@tessera/shared/registry/resolve';
import Fastify from 'fastify';
import { edgeLimits } from './limits.ts';
import type { OperatorLink } from './operator-link.ts';
import { Overrides } from './overrides.ts';
import { ReleaseReports, serveReports } from './release-reports.ts';
import { ReleaseStore } from './releases/release-store.ts';
import type { LiveState, ReleaseSource } from './releases/source.ts';
import { readBodies } from './request-bodies.ts';
import { visitorCookie } from './subject.ts';

const used = { remote: 'wallet', version: '1.1.0', used: ['slot:home.main#0'] };
const failed = { remote: 'wallet', version: '1.1.0', step: 'render', part: 'dialog:deposit', id: 'a1b2c3' };
const key = randomBytes(32);
const minute = 60_000;

let sent: ReleaseReport[];
let reports: ReleaseReports;
let canary: Canary;
let isAway: boolean;
let now: number;

/** An edge whose visitors have a canary of the wallet. */
function start() {
  const here = new Set(['shell/1', 'wallet/1.0.0', 'wallet/1.1.0']);
  const parts = { 'slot:home.main#0': {}, 'dialog:deposit': {} };
  const current = () => ({
    channel: {
      remotes: {
        shell: { stable: '1', previous: [], statements: {} },
        wallet: { stable: '1.0.0', previous: [], statements: {}, canary },
      },
    },
    release: (id: string, version: string) => (here.has(`${id}/${version}`) ? { id, version, parts } : undefined),
  });
  const source = { current: current as unknown as () => LiveState } as ReleaseSource;
  const operator = {
    merchantOf: async (host: string) => (host === 'aurora.localhost' ? { code: 'aurora' } : undefined),
    boot: async () => ({ switches: [{ modId: 'MF_WALLET', enabled: '1' }] }),
  } as unknown as OperatorLink;
  const send = async (report: ReleaseReport) => {
    if (isAway) throw new Error('away');
    sent.push(report);
  };
  // Tests send what was counted themselves, also on a machine on which they take long.
  const timers = jest.spyOn(globalThis, 'setInterval').mockReturnValue({ unref: () => undefined } as never);
  reports = new ReleaseReports(send, source.current, () => now);
  timers.mockRestore();
  const app = Fastify();
  app.decorate('visitorKey', key);
  readBodies(app, edgeLimits);
  serveReports(app, { operator, releases: new ReleaseStore(source), overrides: new Overrides(source, 'off'), reports });
  return (body: object | string, cookie = '', remoteAddress = '10.0.0.1', host = 'aurora.localhost') =>
    app
      .inject({
        ...{ method: 'POST', url: '/edge/reports', remoteAddress, headers: { host, cookie } },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      })
      .then(({ statusCode }) => statusCode);
}

/** Visitors as the edge knows them: those who get the canary, or those who do not. */
function visitors(count: number, isInside = true): readonly string[] {
  const found: string[] = [];
  while (found.length < count) {
    const subject = randomBytes(16).toString('base64url');
    if (bucketOf('wallet', '1.1.0', subject) < 5_000 === isInside) found.push(`visitor=${visitorCookie(subject, key)}`);
  }
  return found;
}

beforeEach(() => {
  sent = [];
  canary = { version: '1.1.0', percent: 50 };
  isAway = false;
  now = 20 * minute;
});
afterEach(() => {
  reports.close();
  jest.restoreAllMocks();
});

describe('the reports of pages', () => {
  it('reach the registry as numbers of visitors, of the release and of its parts, and nothing of who they are', async () => {
    const report = start();
    const all = visitors(3);
    for (const cookie of all) expect(await report(used, cookie)).toBe(204);
    for (const cookie of all.slice(0, 2)) expect(await report(failed, cookie)).toBe(204);
    await reports.flush();
    expect(sent).toEqual([
      {
        ...{ remote: 'wallet', version: '1.1.0', whole: { visitors: 3, failures: { render: 2 } } },
        parts: {
          'slot:home.main#0': { visitors: 3, failures: {} },
          'dialog:deposit': { visitors: 2, failures: { render: 2 } },
        },
      },
    ]);
    await reports.flush();
    expect(sent).toHaveLength(1);
  });

  it('count a visitor once in ten minutes, however many pages report, from whichever address', async () => {
    const report = start();
    const [cookie = ''] = visitors(1);
    for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) await report(failed, cookie, address);
    await reports.flush();
    now += 9 * minute;
    await report(failed, cookie);
    await reports.flush();
    expect(sent.map(({ whole }) => whole)).toEqual([{ visitors: 1, failures: { render: 1 } }]);
    now += 2 * minute;
    await report(failed, cookie);
    await reports.flush();
    expect(sent.at(-1)?.whole).toEqual({ visitors: 1, failures: { render: 1 } });
  });

  it('count different visitors behind one address', async () => {
    const report = start();
    for (const cookie of visitors(40)) await report(failed, cookie);
    await reports.flush();
    expect(sent[0]?.whole).toEqual({ visitors: 40, failures: { render: 40 } });
  });

  it.each([
    ['nobody', () => '', 'aurora.localhost'],
    ['visitors whom no edge knows', () => `visitor=${randomBytes(16).toString('base64url')}`, 'aurora.localhost'],
    [
      'a forged cookie',
      () => `visitor=${visitorCookie(randomBytes(16).toString('base64url'), randomBytes(32))}`,
      'aurora.localhost',
    ],
    ['a visitor who does not get the canary', () => visitors(1, false)[0] ?? '', 'aurora.localhost'],
    ['a host of no merchant', () => visitors(1)[0] ?? '', 'evil.localhost'],
  ])('are not counted from %s', async (_, cookie, host) => {
    const report = start();
    expect(await report(used, cookie(), '127.0.0.2', host)).toBe(204);
    expect(await report(failed, cookie(), '127.0.0.2', host)).toBe(204);
    await reports.flush();
    expect(sent).toEqual([]);
  });

  it('are not counted for a stable release, a halted canary, or a release that no page has', async () => {
    const report = start();
    const [cookie = ''] = visitors(1);
    for (const version of ['1.0.0', '6.6.6']) expect(await report({ ...failed, version }, cookie)).toBe(204);
    canary = { ...canary, halted: { at: 0, because: 'errors' } };
    expect(await report(failed, cookie)).toBe(204);
    await reports.flush();
    expect(sent).toEqual([]);
  });

  it('count a visitor again when a halted canary is tried again', async () => {
    const report = start();
    const [cookie = ''] = visitors(1);
    await report(failed, cookie);
    await reports.flush();
    canary = { ...canary, halted: { at: 0, because: 'errors' } };
    await reports.flush();
    canary = { version: '1.1.0', percent: 50 };
    await report(failed, cookie);
    await reports.flush();
    expect(sent.map(({ whole }) => whole.failures)).toEqual([{ render: 1 }, { render: 1 }]);
  });

  it('that the registry does not take are sent later, until they are too old', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const report = start();
    for (const cookie of visitors(3)) await report(failed, cookie);
    isAway = true;
    await reports.flush();
    await reports.flush();
    expect(complaint).toHaveBeenCalledTimes(1);
    expect(complaint).toHaveBeenCalledWith(expect.stringContaining('wallet 1.1.0'));
    isAway = false;
    await reports.flush();
    expect(sent.map(({ whole }) => whole)).toEqual([{ visitors: 3, failures: { render: 3 } }]);
    for (const cookie of visitors(3)) await report(failed, cookie);
    isAway = true;
    await reports.flush();
    now += 11 * minute;
    await reports.flush();
    isAway = false;
    await reports.flush();
    expect(sent).toHaveLength(1);
  });

  it('have only parts that the release has', async () => {
    const report = start();
    const [cookie = ''] = visitors(1);
    const made = Array.from({ length: 200 }, (_, at) => `dialog:made-up-${at}`);
    expect(await report({ ...used, used: made }, cookie)).toBe(204);
    expect(await report({ ...failed, part: 'constructor' }, cookie)).toBe(204);
    await reports.flush();
    expect(sent).toMatchObject([{ whole: { visitors: 1, failures: { render: 1 } }, parts: {} }]);
    expect(Object.keys(sent[0]?.parts ?? {})).toEqual([]);
  });

  it('of more than a thousand visitors are all counted, from addresses that report no more than 500 times', async () => {
    const report = start();
    const all = visitors(1_200);
    for (const [at, cookie] of all.entries()) await report(failed, cookie, `10.0.0.${at % 3}`);
    expect(await Promise.all(['10.0.0.0', '10.0.0.4'].map((from) => fill(report, from)))).toEqual([429, 429]);
    // One customer has all addresses that share the first 64 bits.
    expect(await fill(report, '2001:db8:0:1::1')).toBe(429);
    expect(await report(failed, '', '2001:db8:0:1:ffff::2')).toBe(429);
    expect(await report(failed, '', '2001:db8:0:2::1')).toBe(204);
    await reports.flush();
    expect(sent[0]?.whole).toEqual({ visitors: 1_200, failures: { render: 1_200 } });
  });

  it.each([
    ['no JSON', '{', 400],
    ['nothing', '', 400],
    ['an unknown step', { ...failed, step: 'x' }, 400],
    ['a version that is none', { ...failed, version: '../..' }, 400],
    ['a use of too many parts', { ...used, used: Array(201).fill('contract') }, 400],
    ['a long text', { ...failed, id: 'x'.repeat(20_000) }, 413],
  ])('are refused as %s', async (_, body, status) => {
    const report = start();
    expect(await report(body, visitors(1)[0])).toBe(status);
    await reports.flush();
    expect(sent).toEqual([]);
  });

  it('of a shell that was built before parts were reported count for the release', async () => {
    const report = start();
    const { part: _, ...old } = failed;
    expect(await report(old, visitors(1)[0])).toBe(204);
    await reports.flush();
    expect(sent).toMatchObject([{ whole: { visitors: 1, failures: { render: 1 } } }]);
  });
});

describe('a canary that fails at the edge alone', () => {
  const decisions = (because: 'canary' | 'stable'): readonly Decision[] => [
    { id: 'shell', because: 'stable', version: '1', steps: [] },
    { id: 'wallet', because, version: '1.1.0', steps: [] },
  ];
  const subjects = (count: number) => Array.from({ length: count }, (_, at) => `visitor-${at}`);

  it('counts as one that fails in the browsers of those whose pages lack it, each once', async () => {
    const report = start();
    for (const cookie of visitors(5)) await report(used, cookie);
    for (const subject of [...subjects(3), ...subjects(3)])
      reports.countRendered(['wallet'], decisions('canary'), subject, '10.0.0.1');
    await reports.flush();
    expect(sent).toEqual([
      {
        remote: 'wallet',
        version: '1.1.0',
        whole: expect.objectContaining({ failures: { render: 3 } }),
        parts: expect.anything(),
      },
    ]);
    expect(sent[0]?.whole.visitors).toBe(8);
  });

  it('counts for no visitor of its stable release, nor where something else failed', async () => {
    start();
    reports.countRendered(['wallet'], decisions('stable'), 'visitor', '10.0.0.1');
    reports.countRendered(['shell'], decisions('canary'), 'visitor', '10.0.0.1');
    await reports.flush();
    expect(sent).toEqual([]);
  });

  it('is named for ten minutes after it failed last, as a stable release is that nobody halts', () => {
    start();
    reports.countRendered([], decisions('stable'), 'visitor', '10.0.0.1');
    expect(reports.notRendered()).toEqual([]);
    reports.countRendered(['wallet'], decisions('stable'), 'visitor', '10.0.0.1');
    now += 9 * minute;
    reports.countRendered(['wallet', 'shell'], decisions('canary'), 'visitor', '10.0.0.1');
    now += 9 * minute;
    expect(reports.notRendered()).toEqual([
      { remote: 'wallet', version: '1.1.0' },
      { remote: 'shell', version: '1' },
    ]);
    now += 2 * minute;
    expect(reports.notRendered()).toEqual([]);
  });

  it('counts no more than 500 pages of one address, whose visitors come without a cookie each time', async () => {
    start();
    for (const subject of subjects(600)) reports.countRendered(['wallet'], decisions('canary'), subject, '10.0.0.9');
    await reports.flush();
    expect(sent[0]?.whole).toEqual({ visitors: 500, failures: { render: 500 } });
  });
});

/** Reports as often as one address may, and once more. */
async function fill(report: ReturnType<typeof start>, from: string): Promise<number> {
  let status = 0;
  for (let count = 0; count <= 500; count++) status = await report(failed, '', from);
  return status;
}
