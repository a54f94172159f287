import type { Database } from '@tessera/database/database';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { ConsoleEvents } from '../../platform/push/console-events.ts';
import type { PersonalData, Routes } from '../identity/index.ts';

/** What customer service takes of the operator; the composition root hands it over. */
export interface SupportNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly personalData: PersonalData[];
  readonly routes: Routes;
  readonly limits: Limits;
  readonly jobs: Jobs;
  readonly events: ConsoleEvents;
}
