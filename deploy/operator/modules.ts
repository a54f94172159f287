import { consoleModule } from './back-office/module.ts';
import type { OperatorModule } from './context.ts';
import { agentModule } from './domains/agents/module.ts';
import { walletModule } from './domains/cashier/module.ts';
import { gamesModule } from './domains/casino/module.ts';
import { authModule } from './domains/identity/module.ts';
import { lotteryModule } from './domains/lottery/module.ts';
import { systemModule } from './domains/merchants/site/module.ts';
import { promotionsModule } from './domains/promotions/module.ts';
import { internalModule } from './edge-api/module.ts';
import { openApiModule } from './platform/openapi/module.ts';

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
