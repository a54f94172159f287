import type { RemoteContract } from '@tessera/shared/contract';
import type { PageRemote } from '@tessera/shared/registry';

/** Loads a release's contract module: federation on the site, a plain import() in the bench's monolith. */
export type ContractSource = (release: PageRemote) => Promise<RemoteContract>;

let source: ContractSource | undefined;

export function installContractSource(installed: ContractSource): void {
  source = installed;
}

export function contractSource(): ContractSource {
  if (!source) throw new Error('installContractSource() must run before anything is loaded.');
  return source;
}
