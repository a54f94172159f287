import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

/** Marks a path that is being resolved, so that it is not resolved again without end. */
const resolving = Symbol('resolving');

/** Packages stay where they are. */
const packagesApart: Plugin = {
  name: 'packages-apart',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (pluginData === resolving) return undefined;
      const found = await resolve(path, { kind, resolveDir, pluginData: resolving });
      return found.path.includes('/node_modules/') ? { path: pathToFileURL(found.path).href, external: true } : found;
    });
  },
};

/** Keeps each source's own `import.meta.url`, by which it finds the files beside it. */
const ownAddresses: Plugin = {
  name: 'own-addresses',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      loader: 'ts',
    }));
  },
};

/**
 * Bundles a program of this workspace into a folder and answers its path. A process of it starts without reading and
 * transforming a thousand sources, which takes longer than all else that a short-lived operator does.
 */
export async function bundleProgram(entry: string, folder: string): Promise<string> {
  await build({
    entryPoints: { program: entry },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    ...{ bundle: true, splitting: true, platform: 'node', format: 'esm', target: 'node20', sourcemap: 'inline' },
    plugins: [packagesApart, ownAddresses],
    logLevel: 'error',
  });
  return join(folder, 'program.mjs');
}
