import type { RemoteContract } from '@tessera/shared/contract';
import type { PageRemote } from '@tessera/shared/registry';

/** Brings a release's contract module; federation does it on the site, a plain import() in the monolith that the bench compares with. */
export type ContractSource = (release: PageRemote) => Promise<RemoteContract>;

let source: ContractSource | undefined;

export function installContractSource(installed: ContractSource): void {
  source = installed;
}

export function contractSource(): ContractSource {
  if (!source) throw new Error('installContractSource() runs at start, before anything is loaded.');
  return source;
}
