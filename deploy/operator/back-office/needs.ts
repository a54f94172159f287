import type { Database } from '@tessera/database/database';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { CashierHooks, PaymentAdapters } from '../domains/cashier/index.ts';
import type { CatalogueStore, VendorWallets } from '../domains/casino/index.ts';
import type { Accounts, Sessions, WithMember } from '../domains/identity/index.ts';
import type { Inbox } from '../domains/inbox/index.ts';
import type { Ledger } from '../domains/ledger/index.ts';
import type { Merchants } from '../domains/merchants/index.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Random } from '../platform/clock/random.ts';
import type { SharedTime } from '../platform/clock/stored-offset.ts';
import type { OperatorConfig } from '../platform/config.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { Limits } from '../platform/limits/limits.ts';
import type { Outbox } from '../platform/outbox/outbox.ts';
import type { ConsoleEvents } from '../platform/push/console-events.ts';
import type { ConsoleRoutes } from './console-routes.ts';
import type { ConsoleSessions } from './console-sessions.ts';

/** What the console's API takes of the operator; the composition root hands it over. */
export interface BackOfficeNeeds {
  readonly config: OperatorConfig;
  readonly db: Database;
  readonly clock: Clock;
  readonly time: SharedTime;
  readonly random: Random;
  readonly app: FastifyInstance;
  readonly log: FastifyBaseLogger;
  readonly consoleRoutes: ConsoleRoutes;
  readonly consoleSessions: ConsoleSessions;
  /** Settles every lottery bet that is due at that moment. */
  readonly settleLottery: (now: Date) => Promise<void>;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly events: ConsoleEvents;
  readonly ledger: Ledger;
  readonly outbox: Outbox;
  readonly hooks: CashierHooks;
  readonly inbox: Inbox;
  readonly payments: PaymentAdapters;
  readonly withMember: WithMember;
  readonly merchants: Merchants;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly catalogue: CatalogueStore;
  readonly vendorWallets: VendorWallets;
}
