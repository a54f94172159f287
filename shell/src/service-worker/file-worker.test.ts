import { createHash } from 'node:crypto';
import { OFFLINE_PAGES_PATH } from '@tessera/shared/registry';
import { FileWorker } from './file-worker.ts';
import { type PageNotice, readNotice } from './page-notice.ts';
import { StoredFiles } from './stored-files.ts';
import { MemoryCaches } from './testing/memory-caches.ts';
import { WorkerState } from './worker-state.ts';

const hashOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const origin = 'http://aurora.localhost';
const offline = {
  ...{ edition: 'shell 1', defaultLanguage: 'ko', headers: { 'Content-Security-Policy': "default-src 'none'" } },
  pages: { ko: '<html lang="ko" data-theme="dark">', en: '<html lang="en" data-theme="dark">' },
};

/** What the network has, by path; a path that is missing is a network that is gone. */
let network: Map<string, string>;
let asked: string[];
let caches: MemoryCaches;
let openPages: string[];
let reports: unknown[];

async function fetchFake(input: RequestInfo | URL): Promise<Response> {
  const path = typeof input === 'object' && 'url' in input ? new URL(input.url).pathname : String(input);
  asked.push(path);
  const text = network.get(path);
  if (text === undefined) throw new TypeError('Failed to fetch');
  return new Response(text, { headers: { 'Content-Type': 'text/javascript' } });
}

/** Another worker with the same storage: a browser ends and starts them as it likes. */
const newWorker = () =>
  new FileWorker({
    files: new StoredFiles(caches, (cause) => void reports.push(cause)),
    state: new WorkerState(caches),
    fetch: fetchFake,
    openPages: async () => openPages,
    report: (cause) => void reports.push(cause),
  });
const request = (path: string, integrity = '') => ({ url: `${origin}${path}`, integrity }) as Request;

async function ask(worker: FileWorker, path: string, integrity?: string): Promise<string> {
  const { answer, kept } = await worker.answer(path, request(path, integrity));
  const text = await answer.text();
  await kept;
  return text;
}

const release = (version: number, text: string) => ({ [`/assets/games/${version}/main.js`]: hashOf(text) });
const notice = (files: PageNotice['files'], more: Partial<PageNotice> = {}): PageNotice => ({
  ...{ files, ahead: [], language: 'en', theme: 'light', offlineEdition: 'shell 1' },
  ...more,
});

beforeEach(() => {
  network = new Map([
    ['/assets/games/1/main.js', 'one'],
    ['/assets/games/2/main.js', 'two'],
    [OFFLINE_PAGES_PATH, JSON.stringify(offline)],
  ]);
  [asked, openPages, reports] = [[], [], []];
  caches = new MemoryCaches();
});

describe('a file', () => {
  it('that nobody has told the hash of is asked of the network each time, and not stored', async () => {
    const worker = newWorker();
    expect([await ask(worker, '/assets/games/1/main.js'), await ask(worker, '/assets/games/1/main.js')]).toEqual([
      'one',
      'one',
    ]);
    expect(asked).toHaveLength(2);
    expect(caches.files).toEqual([]);
  });

  it('of a release that a page uses is loaded once, for later workers too', async () => {
    await newWorker().take(notice(release(1, 'one')), 'a');
    expect(await ask(newWorker(), '/assets/games/1/main.js')).toBe('one');
    network.clear();
    expect(await ask(newWorker(), '/assets/games/1/main.js')).toBe('one');
  });

  it('of another release is never answered with that of this one', async () => {
    const worker = newWorker();
    await worker.take(notice({ ...release(1, 'one'), ...release(2, 'two') }), 'a');
    expect(await ask(worker, '/assets/games/1/main.js')).toBe('one');
    expect(await ask(worker, '/assets/games/2/main.js')).toBe('two');
    expect(await ask(worker, '/assets/games/1/main.js')).toBe('one');
  });

  it('with the same bytes in the next release is not loaded again, once its page has the list of that release', async () => {
    const worker = newWorker();
    await worker.take(notice(release(1, 'one')), 'a');
    await ask(worker, '/assets/games/1/main.js');
    const list = JSON.stringify({ 'main.js': hashOf('one') });
    network.set('/assets/games/2/files.json', list).delete('/assets/games/2/main.js');
    await ask(worker, '/assets/games/2/files.json', hashOf(list));
    expect(await ask(worker, '/assets/games/2/main.js')).toBe('one');
  });

  it('is not taken from a list that no page has checked', async () => {
    const worker = newWorker();
    network.set('/assets/games/2/files.json', JSON.stringify({ 'main.js': hashOf('one') }));
    await ask(worker, '/assets/games/2/files.json');
    expect(await ask(worker, '/assets/games/2/main.js')).toBe('two');
    expect(caches.files).toEqual([]);
  });

  it('comes from the network while the storage is broken', async () => {
    caches.fault = new Error('broken');
    expect(await ask(newWorker(), '/assets/games/1/main.js')).toBe('one');
    expect(await ask(newWorker(), '/assets/games/1/main.js', hashOf('one'))).toBe('one');
  });

  it('that neither storage nor network has fails, as it would without the worker', async () => {
    await expect(ask(newWorker(), '/assets/games/9/main.js')).rejects.toThrow('Failed to fetch');
  });
});

describe('what a page says', () => {
  it('loads what it needs next, and only what has a hash', async () => {
    const worker = newWorker();
    const ahead = ['/assets/games/1/main.js', '/assets/games/2/main.js'];
    await worker.take(notice(release(1, 'one'), { ahead }), 'a');
    await worker.take(notice(release(1, 'one'), { ahead }), 'a');
    expect(asked.filter((path) => path !== OFFLINE_PAGES_PATH)).toEqual(['/assets/games/1/main.js']);
    expect(caches.files).toHaveLength(1);
  });

  it('removes files of releases that no page uses any more, and no others', async () => {
    const texts = ['one', 'two', 'three', 'four'];
    const visit = async (version: number) => {
      const [path = ''] = Object.keys(release(version, ''));
      network.set(path, texts[version - 1] ?? '');
      openPages = [`page ${version}`];
      await newWorker().take(notice(release(version, texts[version - 1] ?? ''), { ahead: [path] }), `page ${version}`);
    };
    for (const version of [1, 2, 3]) await visit(version);
    expect(caches.files).toHaveLength(2);
    network.clear();
    expect(await ask(newWorker(), '/assets/games/2/main.js')).toBe('two');
    await expect(ask(newWorker(), '/assets/games/1/main.js')).rejects.toThrow('Failed to fetch');
  });

  it('is reported when it cannot be followed, and stops loading', async () => {
    network.delete('/assets/games/1/main.js');
    await newWorker().take(notice(release(1, 'one'), { ahead: ['/assets/games/1/main.js'] }), 'a');
    expect(reports).toEqual([new TypeError('Failed to fetch')]);
    caches.fault = new Error('broken');
    await newWorker().take(notice(release(1, 'one')), 'a');
    expect(reports.at(-1)).toBe(caches.fault);
  });

  it('is refused if it is from a page that says it in another way', () => {
    const said = notice(release(1, 'one'));
    expect(readNotice(said)).toEqual(said);
    for (const other of [
      undefined,
      'hello',
      {},
      { ...said, files: { a: 1 } },
      { ...said, ahead: 'all' },
      { ...said, language: 1 },
    ])
      expect(readNotice(other)).toBeUndefined();
  });
});

describe('a document', () => {
  const open = (path: string, preloaded?: Promise<Response | undefined>) =>
    newWorker().document(request(path), preloaded);

  it('is that of the network, whatever its status, and never stored', async () => {
    network.set('/rng', 'page');
    expect(await (await open('/rng')).text()).toBe('page');
    const preloaded = new Response('gone', { status: 503 });
    expect(await open('/rng', Promise.resolve(preloaded))).toBe(preloaded);
    expect(asked).toEqual(['/rng']);
    expect(caches.entries.size).toBe(0);
  });

  it('is replaced without a network by the page that says so, in the language and theme of the last page', async () => {
    await newWorker().loadOfflinePages();
    const first = await open('/rng');
    expect([first.status, await first.text()]).toEqual([503, offline.pages.ko]);
    expect(first.headers.get('Content-Security-Policy')).toBe("default-src 'none'");
    await newWorker().take(notice(release(1, 'one')), 'a');
    const lost = Promise.reject(new TypeError('Failed to fetch'));
    expect(await (await open('/rng', lost)).text()).toBe('<html lang="en" data-theme="light">');
    expect(await (await open('/rng?lang=ko')).text()).toBe('<html lang="ko" data-theme="light">');
    expect(await (await open('/rng?lang=fr')).text()).toBe('<html lang="en" data-theme="light">');
  });

  it('fails without a network as it would without the worker, where that page is missing', async () => {
    await expect(open('/rng')).rejects.toThrow('Failed to fetch');
    caches.fault = new Error('broken');
    await expect(open('/rng')).rejects.toThrow('Failed to fetch');
  });

  it('gets the texts of another edition with the page that has one', async () => {
    await newWorker().loadOfflinePages();
    network.set(OFFLINE_PAGES_PATH, JSON.stringify({ ...offline, edition: 'shell 2', pages: { ko: 'new' } }));
    await newWorker().take(notice(release(1, 'one')), 'a');
    expect(await (await open('/rng')).text()).toBe(offline.pages.en.replace('dark', 'light'));
    await newWorker().take(notice(release(1, 'one'), { offlineEdition: 'shell 2' }), 'a');
    expect(await (await open('/rng')).text()).toBe('new');
  });
});

it('a worker that is ended removes everything and stores nothing more, also where it is started again', async () => {
  const worker = newWorker();
  await worker.take(notice(release(1, 'one'), { ahead: ['/assets/games/1/main.js'] }), 'a');
  expect(caches.files).toHaveLength(1);
  await worker.end();
  for (const each of [worker, newWorker()])
    expect(await ask(each, '/assets/games/1/main.js', hashOf('one'))).toBe('one');
  await worker.take(notice(release(1, 'one'), { ahead: ['/assets/games/1/main.js'] }), 'a');
  expect([...caches.entries.keys()]).toEqual([]);
});

it('a worker is not installed without the pages that it shows without a network', async () => {
  network.delete(OFFLINE_PAGES_PATH);
  await expect(newWorker().loadOfflinePages()).rejects.toThrow('Failed to fetch');
});
