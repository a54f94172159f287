import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { type BuildOptions, baseConfig, stylesConfig, vendorSplit } from '@tessera/presets/webpack';
import { SERVER_ENTRY, serverConfig } from '@tessera/presets/webpack/server';
import type { PartFiles } from '@tessera/shared/registry';
import webpack, { type Compilation, type Configuration } from 'webpack';
import { compile } from '../../deploy/registry/src/build-package.ts';
import { partRequests, readContract, serialise } from '../../deploy/registry/src/contract-json.ts';
import { labelsOf, readLocales, writeLocales } from '../../deploy/registry/src/locales.ts';
import { entryParts, importsOf, partOf } from '../../deploy/registry/src/parts.ts';
import { packageDir, REMOTE_IDS, ROOT } from '../../deploy/registry/src/places.ts';
import { completeRelease, hashesOf } from '../../deploy/registry/src/release-files.ts';
import { shellPages } from '../../deploy/registry/src/shell-pages.ts';

const VERSION = 'monolith';

/** A file of the monolith, as the record of a remote names it. */
const inShell = (file: string): string => `../../shell/${VERSION}/${file}`;

/** Builds the whole site as one application, as releases that the same edge can serve. */
export async function buildMonolith(root: string): Promise<void> {
  rmSync(root, { recursive: true, force: true });
  const outDir = `${root}/releases/shell/${VERSION}`;
  const options = { dir: `${ROOT}/bench`, outDir, version: VERSION, isProduction: true };
  const [compilation, styles] = await compile([
    monolithConfig(options),
    stylesConfig(options),
    serverConfig(options, { entry: `${packageDir('shell')}/src/server/render.tsx`, isRemote: false }),
  ]);
  if (!compilation || !styles) throw new Error('The monolith was not compiled.');
  const chrome = [...importsOf(compilation, /bench[\\/]monolith[\\/]index\.ts/)].map(
    ({ request, group }) => [`chrome:${request}`, partOf(compilation, group.chunks)] as const,
  );
  const namespaces = { shell: `${ROOT}/shell/locales`, ui: `${ROOT}/shared/src/ui/locales` };
  const locales = Object.fromEntries(
    Object.entries(namespaces).map(([name, dir]) => [name, writeLocales(outDir, name, readLocales(dir))]),
  );
  write(`${outDir}/shell.json`, {
    id: 'shell',
    version: VERSION,
    boot: entryParts(compilation).shell,
    parts: { ...entryParts(styles), ...Object.fromEntries(chrome) },
    locales,
    server: SERVER_ENTRY,
    ...(await shellPages(packageDir('shell'))),
  });
  for (const id of REMOTE_IDS) await writeRemote(root, id, compilation);
  completeRelease(outDir);
  const ofShell = Object.entries(hashesOf(outDir)).map(([file, hash]) => [inShell(file), hash]);
  for (const id of REMOTE_IDS) completeRelease(`${root}/releases/${id}/${VERSION}`, Object.fromEntries(ofShell));
  write(`${root}/built.json`, Object.fromEntries(['shell', ...REMOTE_IDS].map((id) => [id, VERSION])));
}

/** Writes a remote's record whose files are the monolith's chunks. */
async function writeRemote(root: string, id: string, compilation: Compilation): Promise<void> {
  const contract = await readContract(packageDir(id));
  const dir = `${root}/releases/${id}/${VERSION}`;
  // As in a release: the edge renders the monolith's pages in the same way. Class names are those of the one folder.
  const options = { dir: `${ROOT}/bench`, outDir: dir, version: VERSION, isProduction: true };
  const [server] = await compile([
    serverConfig(options, { entry: `${packageDir(id)}/src/contract.ts`, isRemote: true }),
  ]);
  // The edge gives a server build what its parts list; in the browser these modules are in the monolith's own chunks.
  const shared = [...(server?.modules ?? [])].flatMap((module) =>
    module instanceof webpack.ExternalModule ? [module.userRequest] : [],
  );
  const serial = serialise(contract);
  const chunks = new Map(
    [...importsOf(compilation, new RegExp(`mf-${id}[\\\\/]src[\\\\/]contract\\.ts`))].map(({ request, group }) => [
      request,
      partOf(compilation, group.chunks),
    ]),
  );
  const filesOf = (part: PartFiles | undefined): PartFiles => ({
    js: (part?.js ?? []).map(inShell),
    css: (part?.css ?? []).map(inShell),
    shared,
  });
  const parts = Object.fromEntries([
    ['contract', filesOf(undefined)],
    ...[...partRequests(contract)].map(([key, request]) => [key, filesOf(chunks.get(request))]),
  ]);
  mkdirSync(dir, { recursive: true });
  const messages = readLocales(`${packageDir(id)}/locales`);
  write(`${dir}/remote.json`, {
    id,
    version: VERSION,
    container: `monolith_${id}`,
    entry: '',
    server: SERVER_ENTRY,
    contract: serial,
    parts,
    locales: writeLocales(dir, id, messages),
    labels: labelsOf(serial, messages),
  });
}

function monolithConfig(options: BuildOptions): Configuration {
  const base = baseConfig(options);
  return {
    ...base,
    name: 'monolith',
    entry: { shell: './monolith/index.ts' },
    output: { ...base.output, publicPath: 'auto', uniqueName: 'monolith' },
    optimization: { ...base.optimization, splitChunks: vendorSplit('kit') },
  };
}

const write = (path: string, value: unknown): void => writeFileSync(path, JSON.stringify(value));
