import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleRemote, sampleShell } from '../../../registry/src/testing/sample-release.ts';
import { FakeRegistry } from '../testing/fake-registry.ts';
import { PublishedReleases } from './published-releases.ts';

const record = (id: string, version: string): string =>
  JSON.stringify(id === 'shell' ? sampleShell(version) : sampleRemote({ id, version }));
const shell = (version: string) => ({ 'shell.json': record('shell', version), 'shell.js': `shell ${version}` });
const wallet = (version: string) => ({ 'remote.json': record('wallet', version), 'wallet.js': `wallet ${version}` });

let registry: FakeRegistry;
let folder: string;
let releases: PublishedReleases | undefined;
let complaints: string[];

beforeEach(async () => {
  complaints = [];
  jest.spyOn(console, 'error').mockImplementation((line: string) => complaints.push(line));
  folder = mkdtempSync(join(tmpdir(), 'tessera-mirror-'));
  registry = new FakeRegistry();
  await registry.start();
  await registry.publish('shell', '1', shell('1'));
  await registry.publish('wallet', '1', wallet('1'));
  registry.promote({ shell: '1', wallet: '1' });
});
afterEach(async () => {
  releases?.close();
  await registry.stop();
  rmSync(folder, { recursive: true });
  jest.restoreAllMocks();
});

const settings = () => ({ folder, registryUrl: registry.url, channel: 'stable', ownerKeys: registry.ownerKeys });

async function start(more: object = {}): Promise<PublishedReleases> {
  releases?.close();
  releases = new PublishedReleases({ ...settings(), retryMs: 10, ...more });
  await releases.start();
  return releases;
}

const versionOf = (of: PublishedReleases, id = 'wallet'): string | undefined => {
  const { channel, release } = of.current();
  const entry = channel.remotes[id];
  return [entry?.stable, ...(entry?.previous ?? [])].find((version) => version && release(id, version));
};

/** Resolves once it is so; whoever waits in vain reaches the test's deadline. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resume) => setTimeout(resume, 5));
}

describe('the releases of an edge', () => {
  it('are those of the registry, complete and checked, with their compressed copies', async () => {
    const of = await start();
    expect(versionOf(of)).toBe('1');
    expect(readFileSync(`${of.folder}/wallet/1/wallet.js`, 'utf8')).toBe('wallet 1');
    expect(readFileSync(`${of.folder}/wallet/1/wallet.js.br`).length).toBeGreaterThan(0);
    expect(of.current().release('wallet', '1')?.base).toBe('/assets/wallet/1/');
  });

  it('change as soon as the registry says so', async () => {
    const of = await start();
    await registry.publish('wallet', '2', wallet('2'));
    registry.promote({ wallet: '2' }, { wallet: ['1'] });
    await until(() => versionOf(of) === '2');
  });

  it('stay while the registry is away, also over a restart', async () => {
    await registry.stop();
    await expect(start()).rejects.toThrow();
    await registry.start();
    await start();
    await registry.stop();
    expect(versionOf(await start())).toBe('1');
    await registry.start();
    await registry.publish('wallet', '2', wallet('2'));
    registry.promote({ wallet: '2' });
    const of = releases as PublishedReleases;
    await until(() => versionOf(of) === '2');
  });

  it.each([
    ['a file has another content', (file: string) => registry.corrupt(file, 'wallet 6')],
    ['a file is missing', (file: string) => registry.lose(file)],
  ])('keep the earlier one of a remote when %s, and all others change', async (_, spoil) => {
    const of = await start();
    const files = wallet('2');
    await registry.publish('wallet', '2', files);
    await registry.publish('shell', '2', shell('2'));
    spoil(files['wallet.js']);
    registry.promote({ wallet: '2', shell: '2' }, { wallet: ['1'] });
    await until(() => versionOf(of, 'shell') === '2');
    expect(versionOf(of)).toBe('1');
    // Nothing of it remains, and it is used once it can be had.
    registry.restore(files['wallet.js']);
    registry.announce();
    await until(() => versionOf(of) === '2');
  });

  it('are never those of an older document', async () => {
    const of = await start();
    const older = registry.documents();
    await registry.publish('wallet', '2', wallet('2'));
    registry.promote({ wallet: '2' });
    await until(() => versionOf(of) === '2');
    registry.state = () => older;
    registry.announce();
    await until(() => complaints.some((line) => line.includes('older')));
    expect(versionOf(of)).toBe('2');
    // The documents are kept, so a restart does not make it forget what it has seen.
    expect(versionOf(await start())).toBe('2');
  });

  it('are none of a team whose key was revoked, even if they are here', async () => {
    const of = await start();
    registry.revokeTeam();
    await until(() => versionOf(of) === undefined);
    expect(complaints.some((line) => line.includes('revoked-key'))).toBe(true);
    expect(versionOf(of, 'shell')).toBe('1');
  });

  it('are not sent any more once the key of their team was revoked', async () => {
    const of = await start();
    await registry.publish('wallet', '0.9', wallet('0.9'));
    expect([await of.maySend('wallet', '1'), await of.maySend('wallet', '0.9')]).toEqual([true, true]);
    registry.revokeTeam();
    await until(() => versionOf(of) === undefined);
    expect([await of.maySend('wallet', '1'), await of.maySend('wallet', '0.9')]).toEqual([false, false]);
  });

  it('change also after the key of the live shell was revoked, and that shell stays', async () => {
    const of = await start();
    registry.revokeTeam('core');
    await registry.publish('wallet', '2', wallet('2'));
    registry.promote({ wallet: '2' });
    await until(() => versionOf(of) === '2');
    expect(versionOf(of, 'shell')).toBe('1');
    expect(await of.maySend('shell', '1')).toBe(true);
  });

  it('are not started without a document that the owner signed', async () => {
    await expect(start({ ownerKeys: [new FakeRegistry().ownerKeys[0]] })).rejects.toThrow('bad-signature');
  });

  it('can be asked for one that is no longer live, and not for one that never was', async () => {
    const of = await start();
    await registry.publish('wallet', '0.9', wallet('0.9'));
    expect(await of.maySend('wallet', '0.9')).toBe(true);
    expect(readFileSync(`${of.folder}/wallet/0.9/wallet.js`, 'utf8')).toBe('wallet 0.9');
    expect(await of.maySend('wallet', '0.1')).toBe(false);
    expect(await of.maySend('..', 'etc')).toBe(false);
    await registry.stop();
    expect(await of.maySend('wallet', '0.8')).toBe(false);
    await registry.start();
    // One that could not be asked for is asked for again.
    await registry.publish('wallet', '0.8', wallet('0.8'));
    expect(await of.maySend('wallet', '0.8')).toBe(true);
  });

  it('are asked for a few times a minute at most, whatever addresses somebody makes up', async () => {
    const of = await start();
    for (let count = 0; count < 40; count++) await of.maySend('wallet', `6.${count}`);
    expect(complaints.filter((line) => line.includes('has nothing at'))).toHaveLength(30);
  });

  it('are none whose record is that of another remote', async () => {
    const of = await start();
    await registry.publish('wallet', '2', { 'remote.json': record('auth', '2') });
    registry.promote({ wallet: '2' }, { wallet: ['1'] });
    await until(() => complaints.some((line) => line.includes('is that of auth 2')));
    expect(versionOf(of)).toBe('1');
  });

  it('are none whose record lacks what a page renders before any code of the remote', async () => {
    const of = await start();
    const { contract, ...rest } = sampleRemote({ id: 'wallet', version: '2' });
    const { menu: _, ...incomplete } = contract;
    await registry.publish('wallet', '2', { 'remote.json': JSON.stringify({ ...rest, contract: incomplete }) });
    registry.promote({ wallet: '2' }, { wallet: ['1'] });
    await until(() => complaints.some((line) => /wallet\/2 is not complete: .*menu/s.test(line)));
    expect(versionOf(of)).toBe('1');
  });

  it.each([
    ['a file is not what was written', 'wallet.js'],
    ['a compressed copy is not what was written', 'wallet.js.br'],
  ])('are fetched again at the next start if %s', async (_, path) => {
    const of = await start();
    of.close();
    writeFileSync(`${of.folder}/wallet/1/${path}`, '');
    const again = await start();
    expect(versionOf(again)).toBe('1');
    expect(readFileSync(`${again.folder}/wallet/1/${path}`).length).toBeGreaterThan(0);
    expect(complaints.join()).toContain('wallet 1 is removed from the mirror');
  });

  it('write nothing outside of their folder, whatever paths a release lists', async () => {
    await registry.publish('wallet', '3', { ...wallet('3'), '../../outside.js': 'outside' });
    const of = await start();
    expect(await of.maySend('wallet', '3')).toBe(false);
    expect(complaints.some((line) => line.includes('../../outside.js is no path'))).toBe(true);
  });
});
