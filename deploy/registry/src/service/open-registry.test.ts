import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { trustState } from '@tessera/shared/registry/trust';
import { openRegistry } from './open-registry.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-first-start-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Opens it, and reads its documents as an edge does. */
async function openAndTrust(): Promise<readonly string[]> {
  const { ownerKeys, state } = await openRegistry(folder).then(async (registry) => ({
    ownerKeys: registry.ownerKeys,
    state: await registry.state('stable'),
  }));
  if (!state) throw new Error('The registry has no channel.');
  const { keys } = await trustState(state, {
    ownerKeys,
    channel: 'stable',
    now: Date.now(),
    seen: { keys: 0, channel: 0 },
  });
  return Object.keys(keys.keys);
}

describe('the first start of a registry', () => {
  it('makes keys that only its account can read, and documents that an edge trusts', async () => {
    expect(await openAndTrust()).toEqual(['channel', 'workspace', 'edge']);
    const mode = (path: string): number => statSync(join(folder, path)).mode & 0o777;
    expect(mode('private')).toBe(0o700);
    for (const name of ['owner', 'channel', 'workspace', 'edge']) expect(mode(`private/${name}.json`)).toBe(0o600);
    const published = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && !file.parentPath.includes('private'))
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
    const { d } = JSON.parse(readFileSync(join(folder, 'private/owner.json'), 'utf8')) as { d: string };
    expect(published.some((text) => text.includes(d))).toBe(false);
  });

  it('makes the same keys when several registries start at once', async () => {
    await Promise.all([openAndTrust(), openAndTrust(), openAndTrust()]);
    expect(readdirSync(join(folder, 'keys'))).toEqual(['1.json']);
  });

  it('is finished by the next one when it ends at any of its steps', async () => {
    let isFinished = false;
    for (let step = 1; !isFinished; step++) {
      rmSync(folder, { recursive: true });
      let left = step;
      const checkpoint = (): void => {
        if (--left === 0) throw new Error('ended');
      };
      isFinished = await openRegistry(folder, { checkpoint }).then(
        () => true,
        () => false,
      );
      expect(await openAndTrust()).toEqual(['channel', 'workspace', 'edge']);
    }
  });
});
