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
  for (const module of compilation.modules)
    if (resource.test(module.identifier())) yield* importsIn(compilation, module);
}

/** The imports on demand in one module. */
function* importsIn(compilation: Compilation, { blocks }: Module): Generator<{ request: string; group: ChunkGroup }> {
  for (const block of blocks) {
    const group = compilation.chunkGraph.getBlockChunkGroup(block as AsyncDependenciesBlock);
    const request = (block.dependencies[0] as { request?: string } | undefined)?.request;
    if (group && request) yield { request, group };
  }
}

/** Files that the part which imports them on demand always shows, although the rest is rendered without them. */
const SHOWN = /\.shown\.tsx$/;

/** What is loaded on demand for all that a part of those chunks always shows; undefined where it imports no such file. */
export function shownBy(compilation: Compilation, chunks: Iterable<Chunk>): PartFiles | undefined {
  const shown = new Set<Chunk>();
  const follow = (from: Iterable<Chunk>): void => {
    for (const chunk of from)
      for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk))
        for (const { request, group } of importsIn(compilation, module)) {
          const more = SHOWN.test(request) ? group.chunks.filter((one) => !shown.has(one)) : [];
          for (const one of more) shown.add(one);
          follow(more);
        }
  };
  follow(chunks);
  return shown.size > 0 ? partOf(compilation, shown) : undefined;
}

function shareKeyOf(module: Module): string | undefined {
  return (module as Module & { options?: { shareKey?: string } }).options?.shareKey;
}
