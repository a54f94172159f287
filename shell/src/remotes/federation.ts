import { getInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import type { RemoteContract } from '@tessera/shared/contract';
import type { PageRemote } from '@tessera/shared/registry';
import { clearFailedShares } from './clear-failed-shares.ts';
import type { ContractSource } from './contract-source.ts';
import { recordFailedStep } from './load-failure.ts';
import { createFileScript } from './stalled-files.ts';

// Read at start, because a remote's runtime may replace the module's current instance.
const instance = getInstance();
// For the shell's own parts and for the runtimes of all remotes, which start later.
const everywhere = [clearFailedShares, recordFailedStep];
instance?.registerPlugins([...everywhere, { name: 'fresh-entries', createScript: ({ url }) => createFileScript(url) }]);
registerGlobalPlugins(everywhere);

/**
 * Registers a release when it is first needed and loads its contract; nothing of a remote is fetched before.
 */
export const federatedContracts: ContractSource = async (release: PageRemote): Promise<RemoteContract> => {
  if (!instance) throw new Error('The federation runtime did not start.');
  const entry = `${release.base}${release.entry}`;
  instance.registerRemotes([
    { name: release.container, entry, entryGlobalName: release.container, type: 'global', shareScope: 'default' },
  ]);
  const module = await instance.loadRemote<{ default: RemoteContract }>(`${release.container}/contract`);
  if (!module) throw new Error(`${release.container} exposes no contract.`);
  return module.default;
};
