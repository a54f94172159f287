// `npm run keep-release`: keeps what was built last, after it was promoted to stable; with `-- --from-registry`, what
// the registry has as stable. With names, only these: `npm run keep-release -- wallet shell`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readBuilt } from '../built.ts';
import { Settings } from '../command/settings.ts';
import { releasesRoot } from '../places.ts';
import { type BuiltFolder, keep } from './keep.ts';
import { KEPT } from './kept-releases.ts';
import { fetchPromoted } from './promoted.ts';

function builtFolders(names: readonly string[]): readonly BuiltFolder[] {
  const built = readBuilt();
  const unknown = names.find((id) => !Object.hasOwn(built, id));
  if (Object.keys(built).length === 0) throw new Error('Nothing was built yet: npm run build.');
  if (unknown !== undefined)
    throw new Error(`Nothing was built of "${unknown}"; there are ${Object.keys(built).join(', ')}.`);
  return Object.entries(built)
    .filter(([id]) => names.length === 0 || names.includes(id))
    .map(([id, version]) => ({ id, version, folder: `${releasesRoot()}/releases/${id}/${version}` }));
}

const fetched = mkdtempSync(join(tmpdir(), 'tessera-promoted-'));
try {
  const { values, positionals } = parseArgs({
    options: { 'from-registry': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const releases = values['from-registry']
    ? await fetchPromoted(new Settings(), positionals, fetched)
    : builtFolders(positionals);
  const today = new Date().toISOString().slice(0, 10);
  for (const line of keep(releases, { kept: KEPT, today })) console.log(line);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
} finally {
  rmSync(fetched, { recursive: true, force: true });
}
