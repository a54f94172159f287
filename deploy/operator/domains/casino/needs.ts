import type { Database } from '@tessera/database/database';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/clock.ts';
import type { OperatorConfig } from '../../platform/config.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { CashierHooks } from '../cashier/index.ts';
import type { Accounts, ClosingGuard, PersonalData, Routes, WithMember } from '../identity/index.ts';
import type { Inbox } from '../inbox/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Merchants } from '../merchants/index.ts';
import type { CatalogueStore } from './catalogue/catalogue.ts';
import type { Popularity } from './catalogue/popularity.ts';
import type { OfferOf } from './offer.ts';
import type { VendorWallets } from './vendor-wallets/ask-vendor.ts';

/** What the games take of the operator; the composition root hands it over. */
export interface CasinoNeeds {
  readonly config: OperatorConfig;
  readonly db: Database;
  readonly clock: Clock;
  readonly app: FastifyInstance;
  readonly log: FastifyBaseLogger;
  readonly personalData: PersonalData[];
  readonly routes: Routes;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly inbox: Inbox;
  readonly ledger: Ledger;
  readonly merchants: Merchants;
  readonly catalogue: CatalogueStore;
  readonly popularity: Popularity;
  readonly offerOf: OfferOf;
  readonly accounts: Accounts;
  readonly withMember: WithMember;
  readonly hooks: CashierHooks;
  readonly closingGuards: ClosingGuard[];
  readonly vendorWallets: VendorWallets;
}
