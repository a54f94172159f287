import type { RemoteContract } from '@tessera/shared/contract';
import type { PageRemote } from '@tessera/shared/registry';

/**
 * Loads the contract of a release, and with it the right to load its parts: webpack containers on the site, a plain
 * import() in the bench's monolith. What every loader must do is in `remote-loader.test.ts`.
 *
 * A call that failed leaves nothing behind, so that the next one is a new try; `stepOf` (load-failure.ts) reads
 * from the error at which step it failed.
 */
export type RemoteLoader = (
  release: Pick<PageRemote, 'id' | 'container' | 'base' | 'entry'>,
) => Promise<RemoteContract>;

let installed: RemoteLoader | undefined;

export function installRemoteLoader(loader: RemoteLoader): void {
  installed = loader;
}

export function remoteLoader(): RemoteLoader {
  if (!installed) throw new Error('installRemoteLoader() must run before anything is loaded.');
  return installed;
}
