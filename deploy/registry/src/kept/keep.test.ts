import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSample } from '../testing/sample-release.ts';
import { keep } from './keep.ts';
import { keptFaults, keptRecords, readKept, tarballOf } from './kept-releases.ts';

const today = '2026-11-23';
const folders: string[] = [];
let kept: string;
beforeEach(() => {
  kept = mkdtempSync(join(tmpdir(), 'tessera-kept-test-'));
  folders.push(kept);
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function built(version: string, code?: string) {
  const folder = writeSample({ version, ...(code ? { code } : {}) });
  folders.push(folder);
  return { id: 'wallet', version, folder };
}
const versions = (): readonly string[] => (readKept(kept).wallet ?? []).map(({ version }) => version);

it('the newest three releases stay, without compressed copies, and the same one again changes nothing', () => {
  const all = ['1.0.0-c', '1.0.0-a', '1.0.0-d', '1.0.0-b'].map((version) => built(version));
  for (const release of all) keep([release], { kept, today });
  expect(versions()).toEqual(['1.0.0-b', '1.0.0-d', '1.0.0-a']);
  expect(readdirSync(join(kept, 'wallet')).sort()).toEqual(['1.0.0-a.tgz', '1.0.0-b.tgz', '1.0.0-d.tgz']);
  expect(keptRecords(kept).map(({ version }) => version)).toEqual(versions());

  const before = readFileSync(tarballOf(kept, 'wallet', '1.0.0-b'));
  const said = keep(all.slice(-1), { kept, today: '2026-11-24' });
  expect(said[0]).toBe('wallet 1.0.0-b was kept before');
  expect(readKept(kept).wallet?.[0]).toEqual({ version: '1.0.0-b', keptOn: today });
  rmSync(join(kept, 'kept.json'));
  keep(all.slice(-1), { kept, today });
  expect(readFileSync(tarballOf(kept, 'wallet', '1.0.0-b')).equals(before)).toBe(true);
  expect(keptFaults(kept)).toEqual([]);
});

it('a version with other files is refused, and so is a folder that was changed after its build', () => {
  keep([built('1.0.0')], { kept, today });
  expect(() => keep([built('1.0.0', 'other();')], { kept, today })).toThrow('kept with other files');
  const changed = built('1.1.0');
  writeFileSync(join(changed.folder, 'entry.js'), 'changed();');
  expect(() => keep([changed], { kept, today })).toThrow('another entry.js than its list says');
  expect(versions()).toEqual(['1.0.0']);
});

it('nothing is changed when all together would be larger than the budget', () => {
  keep([built('1.0.0')], { kept, today });
  expect(() => keep([built('1.1.0')], { kept, today, budget: 1_000 })).toThrow(/bytes, and may have 1000/);
  expect(versions()).toEqual(['1.0.0']);
  expect(readdirSync(kept).sort()).toEqual(['kept.json', 'wallet']);
  expect(existsSync(tarballOf(kept, 'wallet', '1.1.0'))).toBe(false);
});

it('the check names tarballs that are too large, damaged, of another version, or in no list', () => {
  keep([built('1.0.0')], { kept, today });
  expect(keptFaults(kept)).toEqual([]);
  expect(keptFaults(kept, 10)).toEqual([expect.stringMatching(/^the kept releases have \d+ bytes, and may have 10$/)]);
  const tarball = readFileSync(tarballOf(kept, 'wallet', '1.0.0'));
  writeFileSync(tarballOf(kept, 'wallet', '2.0.0'), tarball);
  expect(keptFaults(kept)).toEqual(['kept/wallet/2.0.0.tgz is not in kept/kept.json']);
  writeFileSync(join(kept, 'kept.json'), JSON.stringify({ wallet: [{ version: '2.0.0', keptOn: today }] }));
  rmSync(tarballOf(kept, 'wallet', '1.0.0'));
  expect(keptFaults(kept)).toEqual(['kept/wallet/2.0.0.tgz is wallet 1.0.0 inside']);
  writeFileSync(tarballOf(kept, 'wallet', '2.0.0'), tarball.subarray(0, tarball.length / 2));
  expect(keptFaults(kept)).toEqual([expect.stringMatching(/^kept\/wallet\/2\.0\.0\.tgz cannot be unpacked/)]);
});
