import { mkdirSync } from 'node:fs';
import { containerName } from '@tessera/presets/webpack';
import webpack from 'webpack';
import { configOf, packageVersion, recordRelease } from './build-package.ts';
import { readChannel, writeChannel } from './channels.ts';
import { packageDir, releasesRoot } from './places.ts';

/** Watches packages and points the stable channel to each finished build: a change is on screen with the next load. */
for (const id of process.argv.slice(2)) {
  // One version for the whole watch: the edge reads the record anew when the channel moves.
  const version = `${packageVersion(id)}-dev${Date.now().toString(36)}`;
  const outDir = `${releasesRoot()}/releases/${id}/${version}`;
  mkdirSync(outDir, { recursive: true });
  const options = { id, dir: packageDir(id), outDir, version, isProduction: false };
  const compiler = webpack(await configOf(options));
  let from = Date.now();
  compiler.hooks.invalid.tap('tessera-watch', () => {
    from = Date.now();
  });
  compiler.watch({ aggregateTimeout: 50 }, (failure, stats) => {
    if (failure || !stats || stats.hasErrors()) {
      console.error(failure?.message ?? stats?.toString({ preset: 'errors-only', colors: true }));
      return;
    }
    recordRelease(options, stats.compilation).then(
      () => {
        writeChannel('stable', { ...readChannel('stable'), [id]: version });
        console.log(`  ${containerName(id, version)} · ${Date.now() - from} ms`);
      },
      (cause: unknown) => console.error(cause instanceof Error ? cause.message : cause),
    );
  });
}
