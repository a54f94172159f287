import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from '../../operator/platform/data-folder.ts';
import { checkUnused, clearDataDir, prepareDataDir } from './data-dir.ts';

jest.mock('./settings.ts', () => ({ CannotStart: class extends Error {} }));

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'tessera-data-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe('the data folder', () => {
  it('is neither deleted nor used twice while a site runs on it', () => {
    mkdirSync(`${dir}/operator-db`);
    const release = lockFolder(dir);
    expect(() => clearDataDir(dir)).toThrow(/running; stop that one first/);
    expect(() => checkUnused(dir)).toThrow(/running/);
    expect(existsSync(`${dir}/operator-db`)).toBe(true);
    release();
    clearDataDir(dir);
    expect(existsSync(dir)).toBe(false);
  });

  it('is not deleted if it is not ours', () => {
    writeFileSync(`${dir}/thesis.doc`, '');
    expect(() => clearDataDir(dir)).toThrow(/has no data of Tessera/);
    expect(existsSync(`${dir}/thesis.doc`)).toBe(true);
  });

  it('is refused in one sentence where nothing can be written, /proc included', () => {
    writeFileSync(`${dir}/file`, '');
    expect(() => prepareDataDir(`${dir}/file/below`)).toThrow(/can't be written to; set TESSERA_DATA/);
    expect(() => prepareDataDir('/proc/x')).toThrow(/can't be written to/);
  });
});
