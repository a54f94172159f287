import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBuilt, writeBuilt, writeWatchedBuilds } from './built.ts';
import { writeLocales } from './locales.ts';
import { replaceFile } from './replace-file.ts';

let root: string;
const before = process.env.TESSERA_RELEASES;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tessera-replace-'));
  process.env.TESSERA_RELEASES = root;
});
afterEach(() => {
  if (before === undefined) delete process.env.TESSERA_RELEASES;
  else process.env.TESSERA_RELEASES = before;
  rmSync(root, { recursive: true });
});

/** What a reader gets that had opened the file before it was written again. */
function readDuring(file: string, write: () => void): string {
  const reader = openSync(join(root, file), 'r');
  write();
  const text = readFileSync(reader, 'utf8');
  closeSync(reader);
  return text;
}

it('a file that is replaced while somebody reads it is read whole, and no draft remains', () => {
  replaceFile(join(root, 'record.json'), 'old');
  expect(readDuring('record.json', () => replaceFile(join(root, 'record.json'), 'new'))).toBe('old');
  expect(readFileSync(join(root, 'record.json'), 'utf8')).toBe('new');
  expect(readdirSync(root)).toEqual(['record.json']);
});

it('the lists of what was built and of what the watch builds, and messages are replaced in this way', () => {
  writeBuilt({ shell: '1' });
  const built = readDuring('built.json', () => writeBuilt({ shell: '2' }));
  expect(JSON.parse(built)).toEqual({ shell: '1' });
  expect(readBuilt()).toEqual({ shell: '2' });

  writeWatchedBuilds({ shell: { at: 1 } });
  const builds = readDuring('builds.json', () => writeWatchedBuilds({ shell: { at: 2 } }));
  expect(JSON.parse(builds)).toEqual({ shell: { at: 1 } });

  // The same text is written again, so only the file itself shows that it was replaced.
  const write = () => writeLocales(root, 'wallet', { en: { title: 'Wallet' } });
  const { en = '' } = write();
  const inode = () => statSync(join(root, en)).ino;
  const first = inode();
  expect(readDuring(en, write)).toBe('{"title":"Wallet"}');
  expect(inode()).not.toBe(first);
});
