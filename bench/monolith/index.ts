// The same sources as the site in one build without federation, for comparison.
import type { RemoteContract } from '@tessera/shared/contract';
import agent from '../../mf-agent/src/contract.ts';
import auth from '../../mf-auth/src/contract.ts';
import games from '../../mf-games/src/contract.ts';
import lottery from '../../mf-lottery/src/contract.ts';
import promotions from '../../mf-promotions/src/contract.ts';
import wallet from '../../mf-wallet/src/contract.ts';
import { readBoot } from '../../shell/src/boot/read-boot.ts';
import { installFiles } from '../../shell/src/remotes/trusted-files.ts';

const contracts: Readonly<Record<string, RemoteContract>> = { agent, auth, games, lottery, promotions, wallet };

const boot = await readBoot();
installFiles(boot);
const { bootstrap } = await import(/* webpackChunkName: "start" */ '../../shell/src/bootstrap.tsx');
await bootstrap(boot, async ({ id }) => {
  const contract = contracts[id];
  if (!contract) throw new Error(`The monolith has no ${id}.`);
  return contract;
});
