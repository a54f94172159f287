import type { Database } from '@tessera/database/database';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { Accounts, AfterRegistration, PersonalData, Routes, WithMember } from '../identity/index.ts';
import type { Inbox } from '../inbox/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Merchants } from '../merchants/index.ts';

/** What the agent centre takes of the operator; the composition root hands it over. */
export interface AgentsNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly routes: Routes;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly ledger: Ledger;
  readonly merchants: Merchants;
  readonly accounts: Accounts;
  readonly inbox: Inbox;
  readonly withMember: WithMember;
  readonly afterRegistration: AfterRegistration[];
  readonly personalData: PersonalData[];
}
