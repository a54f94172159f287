import type { Database } from '@tessera/database/database';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { CashierHooks } from '../cashier/index.ts';
import type { PersonalData, Routes, WithMember } from '../identity/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Merchants } from '../merchants/index.ts';

/** What red envelopes take of the operator; the composition root hands it over. */
export interface EnvelopesNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly routes: Routes;
  readonly jobs: Jobs;
  readonly merchants: Merchants;
  readonly withMember: WithMember;
  readonly ledger: Ledger;
  readonly hooks: CashierHooks;
  readonly limits: Limits;
  readonly personalData: PersonalData[];
}
