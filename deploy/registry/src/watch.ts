import { mkdirSync } from 'node:fs';
import { containerName } from '@tessera/presets/webpack';
import webpack, { type Compilation } from 'webpack';
import { configsOf, localeDirs, type PackageOptions, packageVersion, recordRelease } from './build-package.ts';
import { readBuilt, type WatchedBuilds, writeBuilt, writeWatchedBuilds } from './built.ts';
import { packageDir, releasesRoot } from './places.ts';
import { plainErrors } from './plain-errors.ts';

let builds: WatchedBuilds = {};
function note(id: string, build: { readonly hash?: string; readonly error?: string }): void {
  builds = { ...builds, [id]: { at: Date.now(), ...build } };
  writeWatchedBuilds(builds);
}

/**
 * Watches a package and lists each finished build; resolves after the first build, successful or not.
 */
async function watchPackage(id: string): Promise<void> {
  // One version for the whole watch: the edge reads the record again when the list changes.
  const version = `${packageVersion(id)}-dev${Date.now().toString(36)}`;
  const outDir = `${releasesRoot()}/releases/${id}/${version}`;
  mkdirSync(outDir, { recursive: true });
  const options: PackageOptions = { id, dir: packageDir(id), outDir, version, isProduction: false };
  const configs = await configsOf(options);
  // Open pages use the last good build until the next one: its files remain, and a failed build writes none.
  const compiler = webpack(
    configs.map((config) => ({ ...config, optimization: { ...config.optimization, emitOnErrors: false } })),
  );
  // A change concerns one compilation; the others are as they were.
  const latest = new Map<string | undefined, Compilation>();
  let from = Date.now();
  compiler.hooks.invalid.tap('tessera-watch', () => {
    from = Date.now();
  });
  // No module imports the messages, so they are added to the watched files here.
  compiler.compilers[0]?.hooks.afterCompile.tap('tessera-watch', ({ contextDependencies }) => {
    for (const dir of Object.values(localeDirs(options))) contextDependencies.add(dir);
  });
  const publish = async (changed: readonly Compilation[]): Promise<void> => {
    for (const compilation of changed) latest.set(compilation.name, compilation);
    const all = configs.flatMap(({ name }) => latest.get(name) ?? []);
    await recordRelease(options, all);
    writeBuilt({ ...readBuilt(), [id]: version });
    note(id, { hash: all[0]?.hash ?? '' });
    console.log(`  ${containerName(id, version)} · ${Date.now() - from} ms`);
  };
  return new Promise((resolve) => {
    compiler.watch({ aggregateTimeout: 50 }, (failure, stats) => {
      const isBuilt = !failure && stats && !stats.hasErrors();
      const compilations = stats?.stats.map(({ compilation }) => compilation) ?? [];
      const work = isBuilt ? publish(compilations) : Promise.reject(failure ?? plainErrors(compilations));
      work
        .catch((cause: unknown) => {
          const error = cause instanceof Error ? cause.message : String(cause);
          console.error(`${id}: ${error}`);
          note(id, { error });
        })
        .finally(resolve);
    });
  });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
await Promise.all(process.argv.slice(2).map(watchPackage));
console.log(JSON.stringify({ ready: 'watcher' }));
