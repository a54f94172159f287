import type { FileList, ReleaseStatement } from '@tessera/shared/registry';
import { objectOf } from '../file-names.ts';
import type { ReleaseRecord } from '../store/store.ts';
import type { Registry } from './registry.ts';

/** The names of all objects of a release; `files.json` is one of them. */
export function objectsOf({
  statement,
  files,
  encodings,
}: Pick<ReleaseRecord, 'statement' | 'files' | 'encodings'>): ReadonlySet<string> {
  const { builds } = JSON.parse(statement.text) as ReleaseStatement;
  return new Set([
    objectOf(builds.browser.files),
    ...Object.values(JSON.parse(files) as FileList).map(objectOf),
    ...Object.values(encodings).flatMap(({ br, gz }) => [br, gz].filter((hash) => hash !== undefined)),
  ]);
}

/** Removes what interrupted publishing has left; `ObjectStore` says why nobody loses anything by it. */
export async function removeUnusedObjects({
  objects,
  documents,
  now,
}: Pick<Registry, 'objects' | 'documents' | 'now'>): Promise<void> {
  await objects.removeUnused(async () => {
    const named = new Set<string>();
    for await (const release of documents.releases()) for (const hash of objectsOf(release)) named.add(hash);
    return named;
  }, now());
}
