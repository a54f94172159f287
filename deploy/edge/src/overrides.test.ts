import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Boot, ChannelEntry, Override, Signed } from '@tessera/shared/registry';
import { overrideText } from '@tessera/shared/registry/overrides';
import { sampleRemote } from '../../registry/src/testing/sample-release.ts';
import type { EdgeConfig } from './config.ts';
import { FakeRegistry } from './testing/fake-registry.ts';
import { shellFiles, startEdge } from './testing/start-edge.ts';

const record = sampleRemote({ id: 'wallet', version: '1.0.0' });
const host = 'aurora.localhost';

let registry: FakeRegistry;
let mirror: string;
let site: Awaited<ReturnType<typeof startEdge>>;
const complaints: string[] = [];

const stopSite = async () => {
  await site.stop();
  rmSync(mirror, { recursive: true });
};
async function startSite(overrides: EdgeConfig['overrides']): Promise<void> {
  mirror = mkdtempSync(`${tmpdir()}/tessera-edge-mirror-`);
  const { url: registryUrl, ownerKeys } = registry;
  const releases = { mirror, registryUrl, ownerKeys, channel: 'stable' };
  site = await startEdge({}, undefined, undefined, { releases, overrides });
  site.operator.merchant = { ...site.operator.merchant, hosts: [host, 'lotus.localhost'] };
  site.operator.boot = { ...site.operator.boot, switches: [{ modId: 'MF_WALLET', enabled: '1' }] };
}

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation((line: string) => complaints.push(line));
  registry = new FakeRegistry();
  await registry.start();
  await registry.publish('shell', '1', shellFiles);
  await registry.publish('wallet', '1.0.0', { 'remote.json': JSON.stringify(record) });
  registry.promote({ shell: '1', wallet: '1.0.0' });
  await startSite('loopback');
});
afterEach(async () => {
  await stopSite();
  await registry.stop();
  jest.restoreAllMocks();
});

const override = (more: Partial<Override> = {}): Override => ({
  ...{ remote: 'wallet', version: '1.0.0-dev', origin: 'http://127.0.0.1:4173', host },
  ...{ expiresAt: Date.now() + 3_600_000 },
  ...more,
});
const signed = (more: Partial<Override> = {}): Signed => registry.sign('override', override(more));

interface Asked {
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
/** What a page's script sends to accept an override. */
const accept = (body: string, { path = '/edge/overrides', headers }: Asked = {}) =>
  site.send({ path, body, headers: { origin: `http://${host}`, ...headers } });
/** The cookie that an answer sets, as a browser sends it. */
const cookieOf = (answer: Awaited<ReturnType<typeof accept>>): string =>
  answer.headers['set-cookie']?.find((line) => line.startsWith('overrides='))?.split(';')[0] ?? '';
async function pageWith(cookie: string, at = host) {
  const answer = await site.send({ path: '/', method: 'GET', headers: { host: at, cookie } });
  const boot = JSON.parse(/id="tessera-boot">(.*?)<\/script>/.exec(answer.text)?.[1] ?? '{}') as Boot;
  return { ...answer, boot, policy: String(answer.headers['content-security-policy']) };
}
const accepted = async (more: Partial<Override> = {}): Promise<string> =>
  cookieOf(await accept(overrideText(signed(more))));

/** Changes the entry of the wallet in the channel; ends when pages have it. */
async function changeEntry(more: Partial<ChannelEntry>, isSo: (boot: Boot) => boolean): Promise<void> {
  const { remotes } = JSON.parse(registry.documents().channel.text) as { remotes: Record<string, ChannelEntry> };
  registry.change({ ...remotes, wallet: { ...remotes.wallet, ...more } as ChannelEntry });
  while (!isSo((await pageWith('')).boot)) await new Promise((resume) => setTimeout(resume, 5));
}

describe("a developer's release", () => {
  it('is in the pages of the browser that accepted it, and in no others', async () => {
    const answer = await accept(overrideText(signed()));
    expect([answer.status, answer.headers['set-cookie']]).toEqual([
      204,
      [expect.stringMatching(/^overrides=payments\.[\w.-]+; Path=\/; Max-Age=\d{4}; HttpOnly; SameSite=Lax$/)],
    ]);
    const { boot, policy, headers } = await pageWith(cookieOf(answer));
    expect(boot.overrides).toEqual([{ signed: expect.objectContaining({ key: 'payments' }), because: 'override' }]);
    // What the page goes back to when the developer's machine does not answer.
    expect(boot.remotes.map(({ version }) => version)).toEqual(['1.0.0']);
    for (const kind of ['style-src', 'img-src', 'font-src', 'connect-src'])
      expect(policy).toMatch(new RegExp(`${kind} [^;]*http://127\\.0\\.0\\.1:4173`));
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['set-cookie']?.some((line) => line.startsWith('overrides='))).toBe(false);

    const others = await pageWith('');
    expect(others.text).not.toMatch(/4173|overrides/);
    expect(others.policy).not.toContain('4173');
    expect(others.headers['cache-control']).toBe('private, no-cache');
  });

  it('is rendered by the browser that accepted it alone: the page comes without its first screen', async () => {
    const record = { ...JSON.parse(shellFiles['shell.json'] ?? ''), version: '2', server: 'server/index.js' };
    const build = "exports.render = async () => '<main>rendered</main>';";
    const files = { ...shellFiles, 'shell.json': JSON.stringify(record), 'server/index.js': build };
    await registry.publish('shell', '2', files);
    registry.promote({ shell: '2', wallet: '1.0.0' });
    while (!(await pageWith('')).text.includes('<main>rendered'));
    expect((await pageWith(await accepted())).text).not.toContain('<main>rendered');
  });

  it('is still the published one for what the edge says of versions', async () => {
    const cookie = await accepted();
    const { text } = await site.send({ path: '/edge/live.json', method: 'GET', headers: { cookie } });
    expect(JSON.parse(text).releases).toEqual({ shell: '1', wallet: '1.0.0' });
  });

  it('may be of a remote that was never published, and is on though no merchant has asked for it', async () => {
    registry.allowTeam('poker');
    let poker = await accept(overrideText(signed({ remote: 'poker' })));
    while (poker.status === 403) poker = await accept(overrideText(signed({ remote: 'poker' })));
    const page = await pageWith(cookieOf(poker));
    expect(page.boot.overrides).toMatchObject([{ because: 'override' }]);
    expect(page.boot.switches).toContainEqual({ modId: 'MF_POKER', enabled: '1' });
    expect((await pageWith('')).boot.switches).not.toContainEqual({ modId: 'MF_POKER', enabled: '1' });
  });

  it.each([
    ['override.bad-signature', 'a changed text', () => ({ ...signed(), text: signed().text.replace('4173', '4174') })],
    ['override.unknown-key', 'a key that nobody knows', () => ({ ...signed(), key: 'nobody' })],
    ['override.wrong-key', "another team's key", () => registry.sign('override', override(), 'core')],
    ['override.expired', 'an end that has passed', () => signed({ expiresAt: Date.now() - 1 })],
    ['override.too-long', 'an end in two days', () => signed({ expiresAt: Date.now() + 172_800_000 })],
    ['override.wrong-origin', 'files of another machine', () => signed({ origin: 'http://10.0.0.1:4173' })],
    ['override.mixed-up', "another merchant's host", () => signed({ host: 'lotus.localhost' })],
  ])('is refused as %s with %s', async (code, _, make) => {
    const answer = await accept(overrideText(make()));
    expect([answer.status, JSON.parse(answer.text).errorCode]).toEqual([403, code]);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['another page asks for it', 403, { headers: { origin: 'http://evil.example' } }],
    ['no page asks for it', 403, { headers: { origin: 'null' } }],
    ["it is no merchant's host", 404, { headers: { host: 'nobody.localhost' } }],
  ])('is not accepted when %s', async (_, status, asked) =>
    expect(await accept(overrideText(signed()), asked)).toMatchObject({ status }),
  );

  it('is accepted nowhere if the edge does not allow any', async () => {
    const cookie = await accepted();
    await stopSite();
    await startSite('off');
    expect(await accept(overrideText(signed()))).toMatchObject({ status: 404 });
    expect((await pageWith(cookie)).boot.overrides).toBeUndefined();
  });

  it("in the cookie of another merchant's host is dropped", async () => {
    const { boot, headers } = await pageWith(await accepted(), 'lotus.localhost');
    expect(boot.overrides).toBeUndefined();
    expect(headers['set-cookie']).toContainEqual(expect.stringMatching(/^overrides=; Path=\/; Max-Age=0;/));
  });

  it('is dropped when it has expired', async () => {
    const cookie = `overrides=${overrideText(signed({ expiresAt: Date.now() - 1 }))}`;
    const { boot, headers } = await pageWith(cookie);
    expect(boot.overrides).toBeUndefined();
    expect(headers['set-cookie']).toContainEqual(expect.stringMatching(/^overrides=;/));
  });

  it('is dropped when its key is revoked', async () => {
    const cookie = await accepted();
    registry.revokeTeam();
    let page = await pageWith(cookie);
    while (page.boot.overrides) page = await pageWith(cookie);
    expect(page.headers['set-cookie']).toContainEqual(expect.stringMatching(/^overrides=;/));
  });

  it('is not used where the remote is killed', async () => {
    const cookie = await accepted();
    await changeEntry({ killed: { at: 0, because: 'wrong sums' } }, ({ remotes }) => remotes.length === 0);
    const killed = await pageWith(cookie);
    expect([killed.boot.overrides?.[0]?.because, killed.boot.remotes]).toEqual(['kill', []]);
    expect(killed.policy).not.toContain('4173');
  });

  it('is not used where the merchant has switched the remote off', async () => {
    site.operator.boot = { ...site.operator.boot, switches: [{ modId: 'MF_WALLET', enabled: '0' }] };
    const { boot, policy } = await pageWith(await accepted());
    expect([boot.overrides?.[0]?.because, boot.remotes]).toEqual(['switch', []]);
    expect(policy).not.toContain('4173');
  });

  it('takes the place of the one before, and at most four remotes have one', async () => {
    const letters = ['a', 'b', 'c', 'd', 'e'];
    registry.allowTeam(...letters);
    let cookie = await accepted();
    while (cookie === '') cookie = await accepted();
    expect(
      (await pageWith(cookieOf(await accept(overrideText(signed()), { headers: { cookie } })))).boot.overrides,
    ).toHaveLength(1);
    const statuses: (number | undefined)[] = [];
    for (const remote of letters) {
      let answer = await accept(overrideText(signed({ remote })), { headers: { cookie } });
      while (answer.status === 403) answer = await accept(overrideText(signed({ remote })), { headers: { cookie } });
      statuses.push(answer.status);
      cookie = cookieOf(answer) || cookie;
    }
    expect(statuses).toEqual([204, 204, 204, 409, 409]);
    expect(cookie.length).toBeLessThan(4_000);
  });

  it.each([
    ['too long', () => Array.from({ length: 20 }, () => overrideText(signed())).join('~')],
    ['no text of ours', () => 'nonsense'],
  ])('is none in a cookie that is %s', async (_, written) => {
    const { status, boot, headers } = await pageWith(`overrides=${written()}`);
    expect([status, boot.overrides]).toEqual([200, undefined]);
    expect(headers['set-cookie']).toContainEqual(expect.stringMatching(/^overrides=;/));
  });

  it('ends when its visitor leaves it', async () => {
    const cookie = await accepted();
    const left = await accept('wallet', { path: '/edge/overrides/leave', headers: { cookie } });
    expect([left.status, cookieOf(left)]).toEqual([204, 'overrides=']);
    const foreign = { path: '/edge/overrides/leave', headers: { cookie, origin: 'http://evil.example' } };
    expect(await accept('wallet', foreign)).toMatchObject({ status: 403 });
  });

  it('is not counted when it fails in a page', async () => {
    const report = { remote: 'wallet', version: '1.0.0-dev.0a1b2c3d', step: 'render', id: 'abc' };
    for (let count = 0; count < 30; count++)
      expect(await site.send({ path: '/edge/reports', body: JSON.stringify(report) })).toMatchObject({ status: 204 });
  });
});
