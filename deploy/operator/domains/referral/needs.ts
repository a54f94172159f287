import type { Database } from '@tessera/database/database';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock/clock.ts';
import type { OperatorConfig } from '../../platform/config.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { CashierHooks } from '../cashier/index.ts';
import type { AfterRegistration, ClosingGuard, PersonalData, Routes, WithMember } from '../identity/index.ts';
import type { Inbox } from '../inbox/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Merchants } from '../merchants/index.ts';

/** What invitations take of the operator; the composition root hands it over. */
export interface ReferralNeeds {
  readonly config: OperatorConfig;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly routes: Routes;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly merchants: Merchants;
  readonly withMember: WithMember;
  readonly inbox: Inbox;
  readonly ledger: Ledger;
  readonly hooks: CashierHooks;
  readonly personalData: PersonalData[];
  readonly afterRegistration: AfterRegistration[];
  readonly closingGuards: ClosingGuard[];
}
