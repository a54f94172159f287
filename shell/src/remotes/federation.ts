import { getInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import type { RemoteContract } from '@tessera/shared/contract';
import type { PageRemote } from '@tessera/shared/registry';
import type { ContractSource } from './contract-source.ts';
import { noteFailingStep } from './load-failure.ts';
import { forgetFailedShares } from './share-retries.ts';
import { createFileScript } from './stalled-files.ts';

// Kept from the start: a remote's own runtime set-up may replace the module's notion of "the" instance.
const instance = getInstance();
// For the shell's own parts, and for every remote's, whose runtimes start later.
const everywhere = [forgetFailedShares, noteFailingStep];
instance?.registerPlugins([...everywhere, { name: 'fresh-entries', createScript: ({ url }) => createFileScript(url) }]);
registerGlobalPlugins(everywhere);

/** Registers a release when it is first needed and loads its contract; nothing of a remote is fetched before (architecture §5.1). */
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
