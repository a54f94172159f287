import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { SERVER_ENTRY } from '@tessera/presets/webpack/server';
import type { FileList } from '@tessera/shared/registry';
import { integrityOf } from './file-names.ts';
import { replaceFile } from './replace-file.ts';

const COMPRESSED = /\.(?:js|css|json|svg|html)$/;

export function* filesOf(dir: string): Generator<string> {
  for (const name of readdirSync(dir)) {
    const path = join(dir, name);
    if (statSync(path).isDirectory()) yield* filesOf(path);
    else if (!/\.(?:br|gz)$/.test(name)) yield path;
  }
}

/** The list of a release's files, beside them. */
export const FILE_LIST = 'files.json';

/** sha384 of every file of a release but its list, in the format of Subresource Integrity. */
export function hashesOf(dir: string): FileList {
  return Object.fromEntries(
    [...filesOf(dir)]
      .map((path) => [relative(dir, path), path] as const)
      .filter(([name]) => name !== FILE_LIST)
      .map(([name, path]) => [name, integrityOf(readFileSync(path))]),
  );
}

/**
 * Compresses a release and lists its files, and those of others that it uses; whoever sees the list sees a complete
 * release.
 */
export function completeRelease(dir: string, others: FileList = {}): void {
  const list = join(dir, FILE_LIST);
  compressFiles(dir);
  const text = JSON.stringify({ ...hashesOf(dir), ...others });
  writeCompressed(list, Buffer.from(text));
  replaceFile(list, text);
}

/** Compresses the files at build time, so that the edge only sends them. */
export function compressFiles(dir: string): void {
  for (const path of filesOf(dir)) {
    if (!COMPRESSED.test(path) || relative(dir, path) === SERVER_ENTRY) continue;
    writeCompressed(path, readFileSync(path));
  }
}

function writeCompressed(path: string, content: Buffer): void {
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
