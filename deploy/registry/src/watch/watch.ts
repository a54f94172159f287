import { mkdirSync } from 'node:fs';
import { containerName } from '@tessera/presets/webpack/container-name';
import { configsOf, type PackageOptions, packageVersion, recordRelease } from '../build-package.ts';
import { readBuilt, type WatchedBuilds, writeBuilt, writeWatchedBuilds } from '../built.ts';
import { packageDir, releasesRoot } from '../places.ts';
import { watchPackage } from './watch-package.ts';

let builds: WatchedBuilds = {};
function note(id: string, build: { readonly hash?: string; readonly error?: string }): void {
  builds = { ...builds, [id]: { at: Date.now(), ...build } };
  writeWatchedBuilds(builds);
}

/** Watches a package and lists each finished build; resolves after the first one. */
async function watchAndList(id: string): Promise<void> {
  // One version for the whole watch: the edge reads the record again when the list changes.
  const version = `${packageVersion(id)}-dev${Date.now().toString(36)}`;
  const outDir = `${releasesRoot()}/releases/${id}/${version}`;
  mkdirSync(outDir, { recursive: true });
  const options: PackageOptions = { id, dir: packageDir(id), outDir, version, isProduction: false, isWatched: true };
  await watchPackage(options, await configsOf(options), {
    async built(compilations, ms) {
      await recordRelease(options, compilations);
      writeBuilt({ ...readBuilt(), [id]: version });
      note(id, { hash: compilations[0]?.hash ?? '' });
      console.log(`  ${containerName(id, version)} · ${ms} ms`);
    },
    failed(error) {
      console.error(`${id}: ${error}`);
      note(id, { error });
    },
  });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
await Promise.all(process.argv.slice(2).map(watchAndList));
console.log(JSON.stringify({ ready: 'watcher' }));
