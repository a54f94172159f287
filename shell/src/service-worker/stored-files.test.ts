import { createHash } from 'node:crypto';
import { StoredFiles } from './stored-files.ts';
import { MemoryCaches } from './testing/memory-caches.ts';

const hashOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const file = (path: string, text: string) => ({ path, hash: hashOf(text) });
const script = file('/assets/games/1/main.js', 'void 0');
const answer = (text: string, init?: ResponseInit) =>
  new Response(text, { headers: { 'Content-Type': 'text/javascript' }, ...init });

let caches: MemoryCaches;
let reports: unknown[];
const newStore = (limits?: { files: number; bytes: number }) =>
  new StoredFiles(caches, (cause) => void reports.push(cause), limits);
beforeEach(() => {
  caches = new MemoryCaches();
  reports = [];
});

it('a stored file is found by its hash, with its type, also at the address of another release', async () => {
  const files = newStore();
  await files.store(script, answer('void 0'));
  const found = await files.find({ ...script, path: '/assets/games/2/main.js' });
  expect(await found?.text()).toBe('void 0');
  expect(found?.headers.get('Content-Type')).toBe('text/javascript');
  expect(await files.find(file('/assets/games/1/main.js', 'void 1'))).toBeUndefined();
  // As a style sheet, a browser would refuse the type of a script.
  expect(await files.find({ ...script, path: '/assets/games/2/main.css' })).toBeUndefined();
});

it('an answer with other bytes than its hash says, a part, and an error are not stored', async () => {
  const files = newStore();
  await files.store(script, answer('void 1'));
  await files.store(script, answer('void 0', { status: 206 }));
  await files.store(script, answer('void 0', { status: 404 }));
  await files.store(script, { ...answer(''), status: 200, type: 'opaque' } as Response);
  expect(caches.files).toEqual([]);
  expect(reports).toEqual([]);
});

it('a damaged file is not answered but removed; a worker compares each file once', async () => {
  await newStore().store(script, answer('void 0'));
  const files = newStore();
  expect(await files.find(script)).toBeDefined();
  const calls = caches.calls;
  expect(await files.find(script)).toBeDefined();
  expect(caches.calls - calls).toBe(1);
  caches.damage();
  expect(await newStore().find(script)).toBeUndefined();
  expect(caches.files).toEqual([]);
});

it('nothing more is stored than there is room for, in files or in bytes', async () => {
  const few = newStore({ files: 1, bytes: 1_000 });
  await few.store(script, answer('void 0'));
  await few.store(file('/assets/games/1/b.js', 'b'), answer('b'));
  expect(caches.files).toHaveLength(1);
  // Another worker counts what is there.
  const small = newStore({ files: 10, bytes: 7 });
  await small.store(file('/assets/games/1/c.js', 'cc'), answer('cc'));
  expect(caches.files).toHaveLength(1);
  await small.store(file('/assets/games/1/b.js', 'b'), answer('b'));
  expect(caches.files).toHaveLength(2);
});

it('only the named files stay, and their room is there for others', async () => {
  const files = newStore({ files: 1, bytes: 1_000 });
  await files.store(script, answer('void 0'));
  await files.keepOnly([file('/assets/games/1/b.js', 'b')]);
  expect(caches.files).toEqual([]);
  await files.store(file('/assets/games/1/b.js', 'b'), answer('b'));
  await files.keepOnly([file('/assets/games/7/b.js', 'b')]);
  expect(caches.files).toHaveLength(1);
});

it('a broken storage is reported once, and then finds and stores nothing', async () => {
  const files = newStore();
  caches.fault = new Error('The quota has been exceeded.');
  await files.store(script, answer('void 0'));
  expect(await files.find(script)).toBeUndefined();
  expect(await files.has(script)).toBe(false);
  await files.keepOnly([]);
  expect(reports).toEqual([caches.fault]);
});
