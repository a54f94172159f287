import { readBoot } from './boot/read-boot.ts';
import { startOrSay } from './boot/start-or-say.ts';
import { federatedContracts } from './remotes/federation.ts';

void startOrSay(async () => {
  // The chrome and the boot document arrive side by side; the shell's own code is a chunk so that vendor code parses beside it.
  const [{ bootstrap }, boot] = await Promise.all([import('./bootstrap.tsx'), readBoot()]);
  await bootstrap(boot, federatedContracts);
});
