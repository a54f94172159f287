import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStore } from './folder-store.ts';
import type { Change } from './store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-store-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const change = (serial: number, by = 'test'): Change => ({
  serial,
  document: { text: `{"serial":${serial}}`, key: 'channel', signature: '' },
  audit: { at: 1, by, what: 'test', details: 'test' },
});
const twoHoursAgo = () => new Date(Date.now() - 7_200_000);

describe('a folder store', () => {
  it('lets one of many writers store the next change', async () => {
    const stores = Array.from({ length: 8 }, () => new FolderStore(folder));
    const results = await Promise.all(stores.map((store, at) => store.append('keys', change(1, `writer-${at}`))));
    expect(results.filter(Boolean)).toHaveLength(1);
    const winner = `writer-${results.indexOf(true)}`;
    expect((await new FolderStore(folder).latest('keys'))?.audit.by).toBe(winner);
  });

  it('keeps the last fifty changes, and no others that are older than an hour', async () => {
    const store = new FolderStore(folder);
    for (let serial = 1; serial <= 60; serial++) await store.append('channels/stable', change(serial));
    const names = (): string[] => readdirSync(join(folder, 'channels/stable'));
    expect(names()).toHaveLength(60);
    for (const name of names()) utimesSync(join(folder, 'channels/stable', name), twoHoursAgo(), twoHoursAgo());
    await store.append('channels/stable', change(61));
    expect(names()).toHaveLength(50);
    expect((await store.recent('channels/stable')).map(({ serial }) => serial)).toEqual(
      Array.from({ length: 50 }, (_, at) => 61 - at),
    );
  });

  it('does not fill a gap that tidying has made with the change of a writer that slept', async () => {
    const store = new FolderStore(folder);
    for (let serial = 1; serial <= 3; serial++) await store.append('keys', change(serial));
    rmSync(join(folder, 'keys/1.json'));
    rmSync(join(folder, 'keys/2.json'));
    expect(await store.append('keys', change(2))).toBe(false);
    expect(readdirSync(join(folder, 'keys'))).toEqual(['3.json']);
  });

  it('keeps the first of two releases with one version, and says so to the second', async () => {
    const release = { id: 'wallet', version: '1.0.0', files: '{}', encodings: {}, publishedAt: 1, by: 'test' };
    const statement = (text: string) => ({ text, key: 'test', signature: '' });
    const store = new FolderStore(folder);
    const [one, other] = await Promise.all(
      ['a', 'b'].map((text) => store.createRelease({ ...release, statement: statement(text) })),
    );
    expect(one).toEqual(other);
  });

  it('removes drafts of processes that died, and leaves those that are being written', async () => {
    const drafts = join(folder, 'drafts');
    const store = new FolderStore(folder, (step) => {
      if (step === 'object:drafted') throw new Error('died');
    });
    await expect(store.write('a'.repeat(96), Buffer.from('a'))).rejects.toThrow('died');
    await expect(store.write('b'.repeat(96), Buffer.from('b'))).rejects.toThrow('died');
    const [old = ''] = readdirSync(drafts);
    utimesSync(join(drafts, old), twoHoursAgo(), twoHoursAgo());
    await store.tidy();
    expect(readdirSync(drafts)).toHaveLength(1);
    expect(await store.has('a'.repeat(96))).toBe(false);
  });
});
