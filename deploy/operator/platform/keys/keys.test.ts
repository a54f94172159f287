import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateKeys, keysIn } from './keys.ts';

describe('the keys of a data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-keys-'));
  const file = join(folder, 'operator-keys.json');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('keep those of an older folder, add the one it lacks, and are the same from then on', async () => {
    const { payload, botCheck } = await generateKeys();
    writeFileSync(file, JSON.stringify({ payload, botCheck }));
    const keys = await keysIn(folder);
    expect(keys).toEqual({ payload, botCheck, sealing: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(keys.sealing).not.toBe(botCheck);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(keys);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(await keysIn(folder)).toEqual(keys);
  });
});
