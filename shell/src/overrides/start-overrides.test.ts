/** @jest-environment jsdom */
import type { Boot, PageTrust, Signed } from '@tessera/shared/registry';
import type { OverrideNews } from '@tessera/shared/registry/overrides';
import { fallBack } from '../remotes/fallback.ts';
import { installBoot, type Release, releaseOf } from '../remotes/live-remotes.ts';
import { trustedBuild, trustedOverride } from '../remotes/signed-lists.ts';
import { localReleases } from './local-releases.ts';
import { startOverrides } from './start-overrides.ts';

jest.mock('../remotes/signed-lists.ts', () => ({ trustedOverride: jest.fn(), trustedBuild: jest.fn() }));

const origin = 'http://127.0.0.1:4173';
const now = 1_000;
const signed = (content: object): Signed => ({ text: JSON.stringify(content), key: 'team', signature: '' });
const contract = { id: 'wallet', switch: 'MF_WALLET' };
const published = { id: 'wallet', version: '1.0.0', container: 'wallet_1', base: '/assets/wallet/1.0.0/', contract };

/** The developer's machine, as a page sees it. */
class FakeStream extends EventTarget {
  static readonly opened: FakeStream[] = [];
  isClosed = false;
  constructor(readonly url: string) {
    super();
    FakeStream.opened.push(this);
  }
  say(news: OverrideNews): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(news) }));
  }
  stop(): void {
    this.dispatchEvent(new Event('error'));
  }
  close(): void {
    this.isClosed = true;
  }
}

const build = (version: string, more: object = {}): Signed =>
  signed({
    id: 'wallet',
    version,
    builds: { browser: { container: `c_${version}`, entry: 'e.js', files: 'x' } },
    ...more,
  });
const record = (version: string, id = 'wallet') => ({
  id,
  version,
  container: `c_${version}`,
  entry: 'e.js',
  contract,
});

let records: Record<string, object> = {};
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation();
  FakeStream.opened.length = 0;
  localReleases.set([]);
  records = {};
  globalThis.EventSource = FakeStream as never;
  globalThis.fetch = (async (url: string) => {
    const [, version = '', file] = /4173\/(.+)\/(.+)$/.exec(url) ?? [];
    const content = file === 'files.json' ? { 'remote.json': 'sha384-x' } : records[version];
    return { ok: content !== undefined, status: content ? 200 : 404, json: async () => content };
  }) as never;
  jest.mocked(trustedOverride).mockImplementation(async ({ text }) => JSON.parse(text));
  jest.mocked(trustedBuild).mockImplementation(async ({ text }) => JSON.parse(text));
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Starts a page with one local release; `version` is that of its first build, if it has one. */
async function start(
  version?: string,
  remotes: readonly object[] = [published],
  because: 'override' | 'pin' = 'override',
) {
  installBoot({ remotes, switches: [] } as unknown as Boot);
  const { id = 'wallet' } = (remotes[0] ?? { id: 'poker' }) as { id?: string };
  const override = { remote: id, version: '1.0.0-dev', origin, host: 'localhost', expiresAt: now + 60_000 };
  const starting = startOverrides({ overrides: [{ signed: signed(override), because }], trust: { now } as PageTrust });
  await jest.advanceTimersByTimeAsync(0);
  const stream = FakeStream.opened[0];
  if (version) stream?.say({ build: build(version, { id }) });
  await jest.advanceTimersByTimeAsync(2_000);
  await starting;
  return stream;
}
const here = () => ({ version: releaseOf('wallet')?.version, state: localReleases.get()[0]?.state });

it('a local release takes the place of the published one, and each of its builds that of the one before', async () => {
  records = { a1: record('a1'), a2: record('a2') };
  const stream = await start('a1');
  expect(stream?.url).toBe(`${origin}/builds`);
  expect(here()).toEqual({ version: 'a1', state: 'running' });
  expect(releaseOf('wallet')?.base).toBe(`${origin}/a1/`);
  stream?.say({ build: build('a2') });
  await jest.advanceTimersByTimeAsync(0);
  expect(here()).toEqual({ version: 'a2', state: 'running' });
});

it('it stays when the edge installs other releases, unless the edge takes the remote away', async () => {
  records = { b1: record('b1') };
  await start('b1');
  installBoot({ remotes: [{ ...published, version: '1.1.0' }], switches: [] } as unknown as Boot);
  expect(here().version).toBe('b1');
  installBoot({ remotes: [], switches: [] } as unknown as Boot);
  expect(here().version).toBeUndefined();
});

it('sources that do not build leave the last good build in the page', async () => {
  records = { c1: record('c1') };
  const stream = await start('c1');
  stream?.say({ build: build('c1'), error: 'Unexpected token' });
  await jest.advanceTimersByTimeAsync(0);
  expect(here()).toEqual({ version: 'c1', state: 'notBuilding' });
});

it("without the developer's machine the published release is used, and his again when it is back", async () => {
  records = { d1: record('d1') };
  const stream = await start('d1');
  stream?.stop();
  expect(here()).toEqual({ version: '1.0.0', state: 'stopped' });
  stream?.say({ build: build('d1') });
  await jest.advanceTimersByTimeAsync(0);
  expect(here()).toEqual({ version: 'd1', state: 'running' });
});

it('a page starts with the published release if the machine does not answer', async () => {
  await start();
  expect(here()).toEqual({ version: '1.0.0', state: 'connecting' });
});

it('one that expires is not used any more', async () => {
  records = { e1: record('e1') };
  const stream = await start('e1');
  jest.advanceTimersByTime(60_000);
  expect([here(), stream?.isClosed]).toEqual([{ version: '1.0.0', state: 'expired' }, true]);
});

it.each([
  ['is signed by somebody else', () => jest.mocked(trustedBuild).mockRejectedValue(new Error('bad-signature'))],
  ['has the record of another remote', () => (records = { f1: record('f1', 'games') })],
  ['has no record', () => (records = {})],
])('a build that %s is refused', async (_, spoil) => {
  records = { f1: record('f1') };
  spoil();
  await start('f1');
  expect(here()).toEqual({ version: '1.0.0', state: 'refused' });
});

it('one that the page does not trust is not even asked for', async () => {
  jest.mocked(trustedOverride).mockRejectedValue(new Error('wrong-key'));
  await start('g1');
  expect([FakeStream.opened, releaseOf('wallet')?.version]).toEqual([[], '1.0.0']);
});

it('one that another rule overrules is only named', async () => {
  await start('h1', [published], 'pin');
  expect([FakeStream.opened, here()]).toEqual([[], { version: '1.0.0', state: 'pinned' }]);
});

it('one that fails in the page is replaced by the published release, until there is another build', async () => {
  records = { i1: record('i1'), i2: record('i2') };
  const stream = await start('i1');
  expect(await fallBack(releaseOf('wallet') as Release)).toBe(true);
  expect(here()).toEqual({ version: '1.0.0', state: 'failed' });
  stream?.say({ build: build('i1') });
  await jest.advanceTimersByTimeAsync(0);
  expect(here()).toEqual({ version: '1.0.0', state: 'failed' });
  stream?.say({ build: build('i2') });
  await jest.advanceTimersByTimeAsync(0);
  expect(here()).toEqual({ version: 'i2', state: 'running' });
});

it('a remote that was never published is added to the page, and has nothing to fall back to', async () => {
  records = { j1: record('j1', 'poker') };
  await start('j1', []);
  const poker = releaseOf('poker') as Release;
  expect(poker.version).toBe('j1');
  expect(await fallBack(poker)).toBe(false);
});
