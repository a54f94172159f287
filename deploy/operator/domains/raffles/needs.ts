import type { Database } from '@tessera/database/database';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { CashierHooks } from '../cashier/index.ts';
import type { ClosingGuard, PersonalData, Routes, WithMember } from '../identity/index.ts';
import type { Inbox } from '../inbox/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Merchants } from '../merchants/index.ts';

/** What raffles take of the operator; the composition root hands it over. */
export interface RafflesNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly routes: Routes;
  readonly jobs: Jobs;
  readonly merchants: Merchants;
  readonly withMember: WithMember;
  readonly inbox: Inbox;
  readonly ledger: Ledger;
  readonly hooks: CashierHooks;
  readonly limits: Limits;
  readonly personalData: PersonalData[];
  readonly closingGuards: ClosingGuard[];
}
