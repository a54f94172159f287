import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Settings } from '../command/settings.ts';
import { type RunningRegistry, runRegistry } from '../testing/run-registry.ts';
import { keep } from './keep.ts';
import { keptFaults, readKept } from './kept-releases.ts';
import { fetchPromoted } from './promoted.ts';

let running: RunningRegistry;
let folder: string;
beforeAll(async () => {
  running = await runRegistry();
  for (const version of ['1.0.0', '1.1.0']) await running.publish({ version });
  await running.publish({ id: 'lottery', version: '2.0.0', code: 'ok()' });
  const releases = [
    { remote: 'wallet', version: '1.0.0' },
    { remote: 'lottery', version: '2.0.0' },
  ];
  await running.command('promote', { releases });
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-promoted-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => running.close());

const settings = (more: NodeJS.ProcessEnv = {}): Settings =>
  new Settings({ TESSERA_REGISTRY: running.folder, TESSERA_REGISTRY_URL: running.client.url, ...more });

it('what is stable is kept, and not what was published last', async () => {
  const promoted = await fetchPromoted(settings(), [], join(folder, 'fetched'));
  const kept = join(folder, 'kept');
  keep(promoted, { kept, today: '2026-11-23' });
  const versions = Object.entries(readKept(kept)).map(([id, [newest]]) => `${id} ${newest?.version}`);
  expect(versions.toSorted()).toEqual(['lottery 2.0.0', 'wallet 1.0.0']);
  expect(keptFaults(kept)).toEqual([]);
  expect(await fetchPromoted(settings(), ['lottery'], join(folder, 'one'))).toHaveLength(1);
});

it.each([
  ['a remote without a stable release', 'No release of "games" is stable', ['games'], {}],
  [
    'an owner whose key only the registry itself says',
    'TESSERA_REGISTRY_OWNER_KEYS',
    [],
    { TESSERA_REGISTRY: '/none' },
  ],
  ['a registry of another owner', 'bad-signature', [], { TESSERA_REGISTRY_OWNER_KEYS: 'A'.repeat(43) }],
] as const)('%s is refused: %s', async (_, message, ids, env) => {
  await expect(fetchPromoted(settings(env), ids, folder)).rejects.toThrow(message);
});

it('a release with a changed byte is refused', async () => {
  const hash = createHash('sha384').update('ok()').digest('hex');
  writeFileSync(join(running.folder, 'objects', hash.slice(0, 2), hash), 'no()');
  await expect(fetchPromoted(settings(), ['lottery'], folder)).rejects.toThrow('another content');
});
