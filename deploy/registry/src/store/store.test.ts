import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '@tessera/database/postgres';
import { objectOfContent } from '../file-names.ts';
import { type TestPlace, type TestServers, testStores } from '../testing/test-stores.ts';
import { closeStore, openStore } from './open-store.ts';
import type { Change, Series, Store } from './store.ts';

const change = (serial: number, by = 'test'): Change => ({
  serial,
  document: { text: `{"serial":${serial},"odd":"\\u0000 ü \\" 한"}`, key: 'channel', signature: '' },
  audit: { at: 1, by, what: 'test', details: 'test' },
});
const release = (version: string, text = 'statement') => ({
  ...{ id: 'wallet', version, files: '{}', encodings: {}, publishedAt: 1, by: 'test' },
  statement: { text, key: 'test', signature: '' },
});
const collect = async <Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> => {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
};

describe.each(testStores)('a store in %s', (_kind, start) => {
  let servers: TestServers;
  let place: TestPlace;
  let stores: Store[];
  const open = async (): Promise<Store> => {
    const store = await openStore(place.folder, place.places);
    stores.push(store);
    return store;
  };
  beforeAll(async () => {
    servers = await start();
  });
  afterAll(() => servers.close());
  beforeEach(async () => {
    stores = [];
    place = await servers.place();
  });
  afterEach(async () => {
    await Promise.all(stores.map(closeStore));
    await place.remove();
  });

  /** Makes every change of a series look as if it was stored two hours ago. */
  async function makeOld(series: Series): Promise<void> {
    const twoHoursAgo = new Date(Date.now() - 7_200_000);
    const { database: url } = place.places;
    if (url) {
      const database = await openPostgres(url);
      await database.query('update tessera_registry.change set stored_at = $1 where series = $2', [
        twoHoursAgo,
        series,
      ]);
      await database.close();
    } else
      for (const name of readdirSync(join(place.folder, series)))
        utimesSync(join(place.folder, series, name), twoHoursAgo, twoHoursAgo);
  }

  it('lets one of many writers store the next change', async () => {
    const writers = await Promise.all(Array.from({ length: 8 }, () => open()));
    const results = await Promise.all(
      writers.map(({ documents }, at) => documents.append('keys', change(1, `writer-${at}`))),
    );
    expect(results.filter(Boolean)).toHaveLength(1);
    const { documents } = await open();
    expect((await documents.latest('keys'))?.audit.by).toBe(`writer-${results.indexOf(true)}`);
  });

  it('gives a change back exactly as it was signed, with the id of its request', async () => {
    const { documents } = await open();
    expect(await documents.latest('channels/stable')).toBeUndefined();
    const stored = { ...change(1), request: 'request-1', asked: 'hash' };
    await documents.append('channels/stable', stored);
    expect(await documents.latest('channels/stable')).toEqual(stored);
    expect(await documents.channels()).toEqual(['stable']);
  });

  it('keeps the last fifty changes, and no others that are older than an hour', async () => {
    const { documents } = await open();
    for (let serial = 1; serial <= 60; serial++) await documents.append('channels/stable', change(serial));
    const serials = async (): Promise<readonly number[]> =>
      (await documents.recent('channels/stable')).map(({ serial }) => serial);
    expect(await serials()).toEqual(Array.from({ length: 50 }, (_, at) => 60 - at));
    await makeOld('channels/stable');
    await documents.append('channels/stable', change(61));
    expect(await serials()).toEqual(Array.from({ length: 50 }, (_, at) => 61 - at));
    // A writer that slept must not fill the gap that was made.
    expect(await documents.append('channels/stable', change(5))).toBe(false);
    expect(await documents.append('channels/stable', change(11))).toBe(false);
    expect(await serials()).toEqual(Array.from({ length: 50 }, (_, at) => 61 - at));
  });

  it('keeps the first of two releases with one version, and answers it to the second', async () => {
    const [one, other] = await Promise.all([open(), open()]);
    const [first, second] = await Promise.all([
      one.documents.createRelease(release('1.0.0', 'a')),
      other.documents.createRelease(release('1.0.0', 'b')),
    ]);
    expect(first).toEqual(second);
    expect(await one.documents.release('wallet', '1.0.0')).toEqual(first);
  });

  it('lists every release, also when there are many', async () => {
    const { documents } = await open();
    const versions = Array.from({ length: 101 }, (_, at) => `1.0.${at}`);
    await Promise.all(versions.map((version) => documents.createRelease(release(version))));
    expect((await documents.versions('wallet')).toSorted()).toEqual(versions.toSorted());
    expect((await collect(documents.releases())).map(({ version }) => version).toSorted()).toEqual(versions.toSorted());
    expect(await documents.release('wallet', '2.0.0')).toBeUndefined();
  });

  it('keeps the audit log in the order of time, each entry once', async () => {
    const { documents } = await open();
    const entry = (at: number) => ({ at, by: 'test', what: 'test', details: `${at}` });
    for (const at of [30, 4, 100]) await documents.record('key', entry(at));
    await documents.record('key', entry(30));
    const all = await documents.audit(undefined, 10);
    expect(all.map(({ at }) => at)).toEqual([4, 30, 100]);
    expect((await documents.audit(all[0]?.cursor, 1)).map(({ at }) => at)).toEqual([30]);
  });

  it('notes the use of a nonce once, whichever registry it is, and forgets it in the end', async () => {
    const [one, other] = await Promise.all([open(), open()]);
    const used = { key: 'wallet', nonce: 'a-nonce', signedAt: 600_000, forgetBefore: 480_000 };
    const first = await Promise.all([one, other, one].map(({ documents }) => documents.useNonce(used)));
    expect(first.filter(Boolean)).toHaveLength(1);
    const next = { ...used, nonce: 'another', signedAt: 900_000, forgetBefore: 780_000 };
    expect(await one.documents.useNonce({ ...next, key: 'games' })).toBe(true);
    expect(await one.documents.useNonce(next)).toBe(true);
    // Nobody accepts it any more.
    expect(await other.documents.useNonce({ ...used, forgetBefore: 780_000 })).toBe(true);
  });

  it('reports the changes of another registry', async () => {
    const [one, other] = await Promise.all([open(), open()]);
    await one.documents.append('channels/stable', change(1));
    const serials: number[] = [];
    const reported = new Promise<void>((settle, fail) => {
      const stop = one.documents.onChange(() => {
        const read = async (): Promise<void> => {
          serials.push((await one.documents.latest('channels/stable'))?.serial ?? 0);
          if (serials.at(-1) === 1) await other.documents.append('channels/stable', change(2));
          else {
            stop();
            settle();
          }
        };
        read().catch(fail);
      }, fail);
    });
    await other.documents.append('keys', change(1));
    await reported;
    expect([serials[0], serials.at(-1)]).toEqual([1, 2]);
  });

  it('has an object as soon as it is written', async () => {
    const content = Buffer.from('content');
    const hash = objectOfContent(content);
    const { objects } = await open();
    expect([await objects.has(hash), await objects.read(hash)]).toEqual([false, undefined]);
    await objects.write(hash, content);
    expect([await objects.has(hash), await objects.read(hash)]).toEqual([true, content]);
  });

  describe('that removes objects of interrupted publishes', () => {
    const content = Buffer.from('unused');
    const hash = objectOfContent(content);
    const later = (days: number): number => Date.now() + days * 24 * 3_600_000 + 60_000;
    const none = async (): Promise<ReadonlySet<string>> => new Set();
    const its = async (): Promise<ReadonlySet<string>> => new Set([hash]);

    it('removes one that no release names two days later, and not a day before', async () => {
      const { objects } = await open();
      await objects.write(hash, content);
      await objects.removeUnused(none, Date.now());
      await objects.removeUnused(none, later(1));
      await objects.removeUnused(none, later(0));
      // Whoever publishes with it after a day still finds it, and it counts as new.
      expect([await objects.has(hash), await objects.read(hash)]).toEqual([true, content]);
      await objects.removeUnused(none, later(1));
      await objects.removeUnused(none, later(2));
      expect([await objects.has(hash), await objects.read(hash)]).toEqual([false, undefined]);
    });

    it('keeps one that a release names', async () => {
      const { objects } = await open();
      await objects.write(hash, content);
      for (const days of [1, 2, 3]) await objects.removeUnused(its, later(days));
      expect(await objects.read(hash)).toEqual(content);
    });

    it('keeps an old one that is used while several registries remove it', async () => {
      const [one, other, publisher] = await Promise.all([open(), open(), open()]);
      await one.objects.write(hash, content);
      // They have read the releases; then one is published.
      let isPublished = false;
      const publish = async (): Promise<ReadonlySet<string>> => {
        isPublished ||= await publisher.objects.has(hash);
        return new Set();
      };
      await Promise.all([one.objects.removeUnused(publish, later(1)), other.objects.removeUnused(publish, later(1))]);
      expect(isPublished).toBe(true);
      // Both of the next ones find the copies of both.
      await Promise.all([one.objects.removeUnused(its, later(2)), other.objects.removeUnused(its, later(2))]);
      await one.objects.removeUnused(its, later(4));
      expect(await publisher.objects.read(hash)).toEqual(content);
    });
  });

  it('refuses an object that is not what its hash says', async () => {
    const { objects } = await open();
    const hash = 'a'.repeat(96);
    await objects.write(hash, Buffer.from('another'));
    await expect(objects.read(hash)).rejects.toThrow('has another content than its name says');
  });
});

it('drafts of processes that died are removed from the folder, and those that are being written are not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-store-'));
  const { objects } = await openStore(folder, {}, (step) => {
    if (step === 'object:drafted') throw new Error('died');
  });
  await expect(objects.write('a'.repeat(96), Buffer.from('a'))).rejects.toThrow('died');
  await expect(objects.write('b'.repeat(96), Buffer.from('b'))).rejects.toThrow('died');
  const [old = ''] = readdirSync(join(folder, 'drafts'));
  const twoHoursAgo = new Date(Date.now() - 7_200_000);
  utimesSync(join(folder, 'drafts', old), twoHoursAgo, twoHoursAgo);
  await openStore(folder);
  expect(readdirSync(join(folder, 'drafts'))).toHaveLength(1);
  rmSync(folder, { recursive: true });
});
