import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSED = /\.(?:js|css|json|svg|html)$/;

export function* filesOf(dir: string): Generator<string> {
  for (const name of readdirSync(dir)) {
    const path = join(dir, name);
    if (statSync(path).isDirectory()) yield* filesOf(path);
    else if (!/\.(?:br|gz)$/.test(name)) yield path;
  }
}

/** sha384 of every file of a release, in the format of Subresource Integrity. */
export function hashesOf(dir: string): Record<string, string> {
  return Object.fromEntries(
    [...filesOf(dir)].map((path) => [
      relative(dir, path),
      `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`,
    ]),
  );
}

/** Compresses the files at build time, so that the edge only sends them. */
export function compressFiles(dir: string): void {
  for (const path of filesOf(dir)) {
    if (!COMPRESSED.test(path)) continue;
    const content = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}
