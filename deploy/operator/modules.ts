import { agentModule } from './agent/module.ts';
import { authModule } from './auth/module.ts';
import { consoleModule } from './console/module.ts';
import type { OperatorModule } from './context.ts';
import { gamesModule } from './games/module.ts';
import { internalModule } from './internal/module.ts';
import { lotteryModule } from './lottery/module.ts';
import { openApiModule } from './platform/openapi/module.ts';
import { promotionsModule } from './promotions/module.ts';
import { systemModule } from './system/module.ts';
import { walletModule } from './wallet/module.ts';

/** Every area of the operator; one line plugs another one in. Order is the order of migrations and seeds. */
export const modules: readonly OperatorModule[] = [
  internalModule,
  consoleModule,
  openApiModule,
  systemModule,
  authModule,
  walletModule,
  gamesModule,
  promotionsModule,
  lotteryModule,
  agentModule,
];
