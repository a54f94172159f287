import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { FileList } from '@tessera/shared/registry';
import { compile, configsOf, packageVersion } from './build-package.ts';
import { packageDir, releasesRoot } from './places.ts';
import { compressFiles, hashesOf } from './release-files.ts';
import { sourceHash } from './source-hash.ts';

const page = (files: readonly string[], hashes: FileList): string => `<!doctype html>
<html lang="ko" data-brand="aurora" data-theme="light">
<head>
<meta charset="utf-8">
<title>Tessera console</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
${files.map((file) => element(`/static/${file}`, `integrity="${hashes[`/static/${file}`]}"`)).join('\n')}
</head>
<body><div id="root"></div>
<script type="application/json" id="files">${JSON.stringify(hashes)}</script>
</body>
</html>
`;

const element = (url: string, integrity: string): string =>
  url.endsWith('.css')
    ? `<link rel="stylesheet" href="${url}" ${integrity}>`
    : `<script defer crossorigin src="${url}" ${integrity}></script>`;

const outDir = `${releasesRoot()}/console`;
const marker = `${outDir}/version`;
const currentVersion = (): string => `${packageVersion('console')}-${sourceHash('console', 'production')}`;

/** Whether the console was already built from the same sources. */
export const isConsoleBuilt = (): boolean => existsSync(marker) && readFileSync(marker, 'utf8') === currentVersion();

/** Builds the operator's console into `console/`. */
export async function buildConsole(): Promise<void> {
  const version = currentVersion();
  rmSync(outDir, { recursive: true, force: true });
  const [compilation] = await compile(
    await configsOf({ id: 'console', dir: packageDir('console'), outDir, version, isProduction: true }),
  );
  const files = compilation?.entrypoints.get('console')?.getFiles();
  if (!files) throw new Error('The console was not compiled.');
  const hashes = Object.entries(hashesOf(outDir)).map(([path, hash]) => [`/static/${path}`, hash]);
  writeFileSync(`${outDir}/index.html`, page(files, Object.fromEntries(hashes)));
  compressFiles(outDir);
  writeFileSync(marker, version);
}
