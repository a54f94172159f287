import type { Boot } from '@tessera/shared/registry';
import { bootstrap } from './bootstrap.tsx';
import { sharedPackages } from './generated/shared-packages.ts';
import { containerLoader } from './remotes/container-loader.ts';
import { shareScope } from './remotes/share-scope.ts';
import { createFileScript } from './remotes/trusted-files.ts';

/** Starts the site with remotes that share the shell's modules. */
export const start = (boot: Boot): Promise<void> =>
  bootstrap(boot, containerLoader({ scope: shareScope(sharedPackages), createScript: createFileScript }));
