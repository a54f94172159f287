import type { BackOfficeNeeds } from './back-office/index.ts';
import type { AgentsNeeds } from './domains/agents/index.ts';
import type { BetsNeeds } from './domains/bets/index.ts';
import type { CampaignsNeeds } from './domains/campaigns/index.ts';
import type { CashierNeeds } from './domains/cashier/index.ts';
import type { CasinoNeeds } from './domains/casino/index.ts';
import type { EnvelopesNeeds } from './domains/envelopes/index.ts';
import type { IdentityNeeds } from './domains/identity/index.ts';
import type { InboxNeeds } from './domains/inbox/index.ts';
import type { LotteryNeeds } from './domains/lottery/index.ts';
import type { MerchantsNeeds } from './domains/merchants/index.ts';
import type { MissionsNeeds } from './domains/missions/index.ts';
import type { PointsNeeds } from './domains/points/index.ts';
import type { PromotionsNeeds } from './domains/promotions/index.ts';
import type { ProtectionNeeds } from './domains/protection/index.ts';
import type { RafflesNeeds } from './domains/raffles/index.ts';
import type { ReferralNeeds } from './domains/referral/index.ts';
import type { SupportNeeds } from './domains/support/index.ts';
import type { TournamentsNeeds } from './domains/tournaments/index.ts';
import type { VipNeeds } from './domains/vip/index.ts';
import type { EdgeApiNeeds } from './edge-api/index.ts';
import type { Random } from './platform/clock/random.ts';

/** Everything that the composition root builds: the needs of all domains together. Only the composition root, demo data and tests use this type. */
export interface OperatorServices
  extends Omit<MerchantsNeeds, 'routes'>,
    IdentityNeeds,
    InboxNeeds,
    CampaignsNeeds,
    CashierNeeds,
    BetsNeeds,
    CasinoNeeds,
    LotteryNeeds,
    PromotionsNeeds,
    PointsNeeds,
    MissionsNeeds,
    TournamentsNeeds,
    ProtectionNeeds,
    ReferralNeeds,
    RafflesNeeds,
    EnvelopesNeeds,
    AgentsNeeds,
    SupportNeeds,
    VipNeeds,
    BackOfficeNeeds,
    EdgeApiNeeds {
  readonly random: Random;
}
