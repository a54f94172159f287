import type { Database } from '@tessera/database/database';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { ConsoleEvents } from '../../platform/push/console-events.ts';
import type { Inbox } from '../inbox/index.ts';

/** What campaigns take of the operator; the composition root hands it over. */
export interface CampaignsNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly jobs: Jobs;
  readonly inbox: Inbox;
  readonly events: ConsoleEvents;
}
