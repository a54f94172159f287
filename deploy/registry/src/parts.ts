import type { PartFiles } from '@tessera/shared/registry';
import type { AsyncDependenciesBlock, Chunk, ChunkGroup, Compilation, Module } from 'webpack';

const SHARE_TYPES = new Set(['consume-shared-module']);

/** Files and share keys that must be loaded before a group of chunks can run. */
export function partOf(compilation: Compilation, chunks: Iterable<Chunk>): PartFiles {
  const js = new Set<string>();
  const css = new Set<string>();
  const shared = new Set<string>();
  for (const chunk of chunks) {
    // A chunk of the watch keeps the updates for open pages as well.
    for (const file of [...chunk.files].filter((name) => !name.includes('.hot-update.')))
      (file.endsWith('.css') ? css : js).add(file);
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      const key = SHARE_TYPES.has(module.type) ? shareKeyOf(module) : undefined;
      if (key?.startsWith('@tessera/')) shared.add(key);
    }
  }
  return { js: [...js], css: [...css], shared: [...shared].sort() };
}

/** The files of each entry of a build, by the entry's name. */
export const entryParts = (compilation: Compilation): Record<string, PartFiles> =>
  Object.fromEntries([...compilation.entrypoints].map(([name, { chunks }]) => [name, partOf(compilation, chunks)]));

/** Every import() of a module in this build, by the path written in its source. */
export function* importsOf(
  compilation: Compilation,
  resource: RegExp,
): Generator<{ request: string; group: ChunkGroup }> {
  for (const module of compilation.modules) {
    if (!resource.test(module.identifier())) continue;
    for (const block of module.blocks) {
      const group = compilation.chunkGraph.getBlockChunkGroup(block as AsyncDependenciesBlock);
      const request = (block.dependencies[0] as { request?: string } | undefined)?.request;
      if (group && request) yield { request, group };
    }
  }
}

function shareKeyOf(module: Module): string | undefined {
  return (module as Module & { options?: { shareKey?: string } }).options?.shareKey;
}
