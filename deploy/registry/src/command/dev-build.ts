import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { containerName } from '@tessera/presets/webpack/container-name';
import { SERVER_BUILD } from '@tessera/presets/webpack/server';
import type { ReleaseStatement, RemoteRelease, Signed } from '@tessera/shared/registry';
import type { Compilation, Configuration } from 'webpack';
import { configsOf, type PackageOptions, recordRelease } from '../build-package.ts';
import { integrityOf, recordName } from '../file-names.ts';
import { FILE_LIST, hashesOf } from '../release-files.ts';
import { type PrivateKey, signText } from '../service/private-keys.ts';
import { watchPackage } from '../watch/watch-package.ts';

/** In the place of a build's version until its content is known; no source contains it. */
const UNNAMED = '0.0.0-local-build-without-name';
/** Open pages may still load files of an earlier build. */
const keptBuilds = 5;

/** A finished build: a folder with the name of its version, and what the developer's key says of it. */
export interface LocalBuild {
  readonly version: string;
  readonly statement: Signed;
}

export interface LocalBuilds {
  built(build: LocalBuild, ms: number): void;
  failed(error: string): void;
}

export interface LocalRelease {
  readonly id: string;
  /** Folder of its sources. */
  readonly dir: string;
  /** Of all builds; each adds a point and the hash of its content. */
  readonly version: string;
  readonly key: PrivateKey;
  /** Where the builds go, each into a folder of its own. */
  readonly folder: string;
  /** A folder for webpack. */
  readonly work: string;
}

/**
 * Builds a remote again whenever its sources change. A build is one for the real site, whose React is that of production,
 * so it has no hot updates; but it is readable, with source maps. Resolves after the first build.
 */
export async function watchRelease(release: LocalRelease, { built, failed }: LocalBuilds) {
  const { id, dir, work } = release;
  const options: PackageOptions = {
    ...{ id, dir, outDir: work, version: UNNAMED },
    ...{ isProduction: true, isWatched: true },
  };
  // The edge renders no pages with a developer's release.
  const configs = (await configsOf(options)).filter(({ name }) => name !== SERVER_BUILD).map(readable);
  let last: string | undefined;
  return watchPackage(options, configs, {
    async built(compilations, ms) {
      await recordRelease(options, compilations);
      const build = nameBuild(release, filesOf(options, compilations));
      if (build.version !== last) built(build, ms);
      last = build.version;
      removeOld(release.folder);
    },
    failed,
  });
}

const readable = ({ cache, optimization, ...config }: Configuration): Configuration => ({
  ...config,
  // In the files themselves: browsers ask for maps without saying from which page.
  devtool: 'inline-cheap-module-source-map',
  optimization: { ...optimization, minimize: false },
  // Another one than that of releases, which are minified.
  cache: typeof cache === 'object' && cache.type === 'filesystem' ? { ...cache, name: `${cache.name}-local` } : false,
});

/** The files of a build by path; the folder has those of earlier builds too. */
function filesOf({ id, outDir }: PackageOptions, compilations: readonly Compilation[]): ReadonlyMap<string, Buffer> {
  const name = recordName(id);
  const { locales } = JSON.parse(readFileSync(join(outDir, name), 'utf8')) as RemoteRelease;
  const assets = compilations.flatMap((compilation) => compilation.getAssets().map((asset) => asset.name));
  return new Map(
    [...assets, ...Object.values(locales), name].sort().map((path) => [path, readFileSync(join(outDir, path))]),
  );
}

/** Gives a build its version, which is part of every name that it has in a page, and signs it. */
function nameBuild({ id, version: base, key, folder }: LocalRelease, files: ReadonlyMap<string, Buffer>): LocalBuild {
  const hash = createHash('sha256');
  for (const [path, content] of files) hash.update(path).update(content);
  const version = `${base}.${hash.digest('hex').slice(0, 8)}`;
  const into = join(folder, version);
  const container = containerName(id, version);
  for (const [path, content] of files) {
    mkdirSync(dirname(join(into, path)), { recursive: true });
    const isText = /\.(?:js|css|json)$/.test(path);
    const named = () =>
      content.toString().replaceAll(containerName(id, UNNAMED), container).replaceAll(UNNAMED, version);
    writeFileSync(join(into, path), isText ? named() : content);
  }
  const list = JSON.stringify(hashesOf(into));
  writeFileSync(join(into, FILE_LIST), list);
  const { entry } = JSON.parse(readFileSync(join(into, recordName(id)), 'utf8')) as RemoteRelease;
  const statement: ReleaseStatement = {
    id,
    version,
    builds: { browser: { container, entry, files: integrityOf(list) } },
  };
  return { version, statement: signText('override-build', JSON.stringify(statement), key) };
}

function removeOld(folder: string): void {
  const builds = readdirSync(folder).map((name) => ({ name, at: statSync(join(folder, name)).mtimeMs }));
  for (const { name } of builds.sort((one, other) => other.at - one.at).slice(keptBuilds))
    rmSync(join(folder, name), { recursive: true });
}
