import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { packageDir, ROOT } from './places.ts';

const IGNORED = new Set(['node_modules', 'dist', 'testing', 'README.md']);
const isTest = (name: string) => /\.test\.tsx?$/.test(name);

function* filesBelow(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort())
    if (!IGNORED.has(name) && !isTest(name)) yield* filesBelow(join(path, name));
}

/** What makes a release. What is in folders watches, publishes or describes it, and does not change it. */
const buildScripts = (): readonly string[] =>
  readdirSync(`${ROOT}/deploy/registry/src`, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `${ROOT}/deploy/registry/src/${name}`)
    .filter((path) => !isTest(path))
    .sort();

/**
 * A hash of everything that goes into a build: equal sources have equal versions, and an existing build is not built
 * again. `exchanged` is what the package exchanges with others, which its record contains and its folder does not.
 */
export function sourceHash(id: string, mode: string, exchanged = ''): string {
  const inputs = [packageDir(id), `${ROOT}/deploy/presets`, `${ROOT}/pnpm-lock.yaml`, ...buildScripts()];
  // Remotes do not include @tessera/shared; only shell and console are built from its sources.
  if (id === 'shell' || id === 'console') inputs.push(`${ROOT}/shared/src`, `${ROOT}/shared/package.json`);
  const hash = createHash('sha256').update(mode).update(exchanged);
  for (const input of inputs)
    for (const file of filesBelow(input)) hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 10);
}
