import type { BackOfficeNeeds } from './back-office/index.ts';
import type { AgentsNeeds } from './domains/agents/index.ts';
import type { CashierNeeds } from './domains/cashier/index.ts';
import type { CasinoNeeds } from './domains/casino/index.ts';
import type { IdentityNeeds } from './domains/identity/index.ts';
import type { LotteryNeeds } from './domains/lottery/index.ts';
import type { MerchantsNeeds } from './domains/merchants/index.ts';
import type { PromotionsNeeds } from './domains/promotions/index.ts';
import type { EdgeApiNeeds } from './edge-api/index.ts';
import type { Random } from './platform/clock/random.ts';

/** All that the composition root builds: what the domains need, together. Only it, demo data and tests know the whole. */
export interface OperatorServices
  extends Omit<MerchantsNeeds, 'routes'>,
    IdentityNeeds,
    CashierNeeds,
    CasinoNeeds,
    LotteryNeeds,
    PromotionsNeeds,
    AgentsNeeds,
    BackOfficeNeeds,
    EdgeApiNeeds {
  readonly random: Random;
}
