import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildOptions } from '@tessera/presets/webpack';
import { containerName } from '@tessera/presets/webpack/container-name';
import { SERVER_BUILD, SERVER_ENTRY } from '@tessera/presets/webpack/server';
import { SERVICE_WORKER_BUILD } from '@tessera/presets/webpack/service-worker';
import { sharedRanges } from '@tessera/presets/webpack/share-scope';
import type { PartFiles, RemoteRelease, ShellRelease } from '@tessera/shared/registry';
import webpack, { type Compilation, type Configuration } from 'webpack';
import { partRequests, readContract, serialise } from './contract-json.ts';
import { recordName } from './file-names.ts';
import { labelsOf, readLocales, writeLocales } from './locales.ts';
import { remoteImports, shellOffers } from './offers.ts';
import { entryParts, importsOf, partOf, shownBy } from './parts.ts';
import { allPayloads, payloadsOf } from './payloads.ts';
import { packageDir, ROOT, releasesRoot } from './places.ts';
import { completeRelease, FILE_LIST } from './release-files.ts';
import { replaceFile } from './replace-file.ts';
import { shareKeys } from './shared-packages.ts';
import { shellPages } from './shell-pages.ts';

export type PackageOptions = BuildOptions & {
  readonly id: string;
  /** It is built again whenever a source changes. */
  readonly isWatched?: true;
};

/**
 * Builds one release into `releases/<id>/<version>/`. The list of files is written last, so an incomplete release has
 * none.
 */
export async function buildPackage(id: string, version: string): Promise<void> {
  const options: PackageOptions = {
    id,
    dir: packageDir(id),
    outDir: `${releasesRoot()}/releases/${id}/${version}`,
    version,
    isProduction: true,
  };
  rmSync(options.outDir, { recursive: true, force: true });
  await recordRelease(options, await compile(await configsOf(options)));
}

/** Writes the record of a release's finished compilations beside its files. */
export async function recordRelease(options: PackageOptions, compilations: readonly Compilation[]): Promise<void> {
  const { id, outDir, isProduction, isWatched } = options;
  const [code, ...others] = compilations.filter(({ name }) => name !== SERVER_BUILD && name !== SERVICE_WORKER_BUILD);
  if (!code) throw new Error(`${id}: nothing was compiled.`);
  const record = await (id === 'shell' ? shellRecord(options, code, others) : remoteRecord(options, code));
  // In watch mode, the edge reads the record of this version while it is written again.
  replaceFile(`${outDir}/${recordName(id)}`, JSON.stringify(record, null, 1));
  if (isProduction && !isWatched) completeRelease(outDir);
}

/** Whether this release already exists. */
export function isBuilt(id: string, version: string): boolean {
  return existsSync(`${releasesRoot()}/releases/${id}/${version}/${FILE_LIST}`);
}

async function remoteRecord(options: PackageOptions, compilation: Compilation): Promise<RemoteRelease> {
  const { id } = options;
  // Node caches imports: in watch mode a changed contract needs another URL.
  const edition = options.isWatched ? `?${statSync(`${options.dir}/src/contract.ts`).mtimeMs}` : '';
  const contract = await readContract(options.dir, edition);
  const serial = serialise(contract);
  const byRequest = new Map(
    [...importsOf(compilation, /[\\/]src[\\/]contract\.ts/)].map(({ request, group }) => [request, group.chunks]),
  );
  const parts: Record<string, PartFiles> = {
    contract: partOf(
      compilation,
      compilation.namedChunks.get('contract')?.groupsIterable.values().next().value?.chunks ?? [],
    ),
  };
  const shown: Record<string, PartFiles> = {};
  for (const [key, request] of partRequests(contract)) {
    const chunks = byRequest.get(request);
    if (!chunks) throw new Error(`${id}: ${key} imports ${request}, which the build does not contain.`);
    parts[key] = partOf(compilation, chunks);
    const more = shownBy(compilation, chunks);
    if (more) shown[key] = more;
  }
  const locales = readLocales(`${options.dir}/locales`);
  const container = containerName(id, options.version);
  const entry = [...(compilation.namedChunks.get(container)?.files ?? [])].find((file) => file.endsWith('.js'));
  if (!entry) throw new Error(`${id}: no container entry was built.`);
  return {
    id,
    version: options.version,
    container,
    entry,
    contract: serial,
    ...{ parts, shown },
    ...(options.isProduction
      ? {
          imports: remoteImports(options.dir),
          ranges: sharedRanges,
          payloads: payloadsOf(serial),
          // A developer's own build has none.
          ...(options.isWatched ? {} : { server: SERVER_ENTRY }),
        }
      : {}),
    labels: labelsOf(serial, locales),
    locales: writeLocales(options.outDir, id, locales),
  };
}

async function shellRecord(
  options: PackageOptions,
  compilation: Compilation,
  others: readonly Compilation[],
): Promise<ShellRelease> {
  const boot = partOf(compilation, compilation.entrypoints.get('shell')?.chunks ?? []);
  // The files of each import() of a module, by a key that is made of what it imports.
  const partsOf = (module: RegExp, key: (request: string) => string) =>
    Object.fromEntries(
      [...importsOf(compilation, module)].map(({ request, group }) => [
        key(request),
        partOf(compilation, group.chunks),
      ]),
    );
  const parts = {
    ...partsOf(/shell[\\/]src[\\/]generated[\\/]shared-packages\.ts/, (request) => request),
    ...Object.assign({}, ...others.map(entryParts)),
    ...partsOf(/shell[\\/]src[\\/]index\.ts/, (request) => `chrome:${request}`),
    ...partsOf(/shell[\\/]src[\\/]routing[\\/]app-routes\.tsx/, (request) => `page:${parse(request).name}`),
  };
  const locales = Object.fromEntries(
    Object.entries(localeDirs(options)).map(([name, dir]) => [
      name,
      writeLocales(options.outDir, name, readLocales(dir)),
    ]),
  );
  return {
    id: 'shell',
    version: options.version,
    boot,
    parts,
    shared: shareKeys(),
    ...(options.isProduction
      ? { offers: shellOffers(options.dir), payloads: allPayloads(), server: SERVER_ENTRY }
      : {}),
    locales,
    ...(await shellPages(options.dir)),
  };
}

/** The folders of a package's messages, by namespace. The shell includes the UI kit's. */
export function localeDirs({ id, dir }: PackageOptions): Readonly<Record<string, string>> {
  const own = { [id]: `${dir}/locales` };
  return id === 'shell' ? { ...own, ui: `${ROOT}/shared/src/ui/locales` } : own;
}

type MakeConfigs = (options: PackageOptions) => Configuration | Configuration[];

/** Loads a package's `webpack.config.ts`: one compilation, or several that write to the same folder. */
export async function configsOf(options: PackageOptions): Promise<Configuration[]> {
  const module = (await import(pathToFileURL(`${options.dir}/webpack.config.ts`).href)) as { default: MakeConfigs };
  return [module.default(options)].flat();
}

/** Runs the compilations and answers them in the order of their configurations. */
export function compile(configs: readonly Configuration[]): Promise<readonly Compilation[]> {
  return new Promise((resolve, reject) => {
    const compiler = webpack([...configs]);
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure) reject(failure);
        else if (!stats) reject(new Error(`${configs[0]?.name}: webpack ended without stats.`));
        else if (stats.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        else resolve(stats.stats.map(({ compilation }) => compilation));
      });
    });
  });
}

export function packageVersion(id: string, dir = packageDir(id)): string {
  return (JSON.parse(readFileSync(`${dir}/package.json`, 'utf8')) as { version: string }).version;
}
