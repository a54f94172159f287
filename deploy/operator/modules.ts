import { backOfficeModule } from './back-office/index.ts';
import { agentsModule } from './domains/agents/index.ts';
import { betsModule } from './domains/bets/index.ts';
import { campaignsModule } from './domains/campaigns/index.ts';
import { cashierModule } from './domains/cashier/index.ts';
import { casinoModule } from './domains/casino/index.ts';
import { envelopesModule } from './domains/envelopes/index.ts';
import { identityModule } from './domains/identity/index.ts';
import { inboxModule } from './domains/inbox/index.ts';
import { lotteryModule } from './domains/lottery/index.ts';
import { merchantsModule } from './domains/merchants/index.ts';
import { missionsModule } from './domains/missions/index.ts';
import { pointsModule } from './domains/points/index.ts';
import { promotionsModule } from './domains/promotions/index.ts';
import { protectionModule } from './domains/protection/index.ts';
import { rafflesModule } from './domains/raffles/index.ts';
import { referralModule } from './domains/referral/index.ts';
import { supportModule } from './domains/support/index.ts';
import { tournamentsModule } from './domains/tournaments/index.ts';
import { vipModule } from './domains/vip/index.ts';
import { edgeApiModule } from './edge-api/index.ts';
import type { OperatorModule } from './platform/module.ts';
import type { OperatorServices } from './services.ts';

/** Every area of the operator; one line adds another one. Order is the order of migrations. */
export const modules: readonly OperatorModule<OperatorServices>[] = [
  edgeApiModule,
  backOfficeModule,
  merchantsModule,
  identityModule,
  inboxModule,
  cashierModule,
  protectionModule,
  betsModule,
  casinoModule,
  promotionsModule,
  lotteryModule,
  agentsModule,
  supportModule,
  vipModule,
  pointsModule,
  missionsModule,
  tournamentsModule,
  referralModule,
  campaignsModule,
  rafflesModule,
  envelopesModule,
];
