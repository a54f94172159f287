import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { compile, configsOf, packageVersion } from './build-package.ts';
import { packageDir, releasesRoot } from './places.ts';
import { compressFiles } from './release-files.ts';
import { sourceHash } from './source-hash.ts';

const page = (scripts: readonly string[], styles: readonly string[]): string => `<!doctype html>
<html lang="ko" data-brand="aurora" data-theme="light">
<head>
<meta charset="utf-8">
<title>Tessera console</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
${styles.map((file) => `<link rel="stylesheet" href="/static/${file}">`).join('\n')}
${scripts.map((file) => `<script defer src="/static/${file}"></script>`).join('\n')}
</head>
<body><div id="root"></div></body>
</html>
`;

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
  writeFileSync(
    `${outDir}/index.html`,
    page(
      files.filter((file) => file.endsWith('.js')),
      files.filter((file) => file.endsWith('.css')),
    ),
  );
  compressFiles(outDir);
  writeFileSync(marker, version);
}
