import type { Database } from '@tessera/database/database';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock/clock.ts';
import type { SharedTime } from '../../platform/clock/stored-offset.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { ConsoleEvents } from '../../platform/push/console-events.ts';
import type { CashierHooks } from '../cashier/index.ts';
import type { ClosingGuard, PersonalData, Routes, WithMember } from '../identity/index.ts';
import type { Inbox } from '../inbox/index.ts';
import type { Merchants } from '../merchants/index.ts';
import type { DaySeeds } from './day-seeds.ts';

/** What the lottery takes of the operator; the composition root hands it over. */
export interface LotteryNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly time: SharedTime;
  readonly daySeeds: DaySeeds;
  readonly log: FastifyBaseLogger;
  readonly personalData: PersonalData[];
  readonly routes: Routes;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly events: ConsoleEvents;
  readonly merchants: Merchants;
  readonly withMember: WithMember;
  readonly hooks: CashierHooks;
  readonly closingGuards: ClosingGuard[];
  readonly inbox: Inbox;
}
