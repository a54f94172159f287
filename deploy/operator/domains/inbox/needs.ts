import type { Database } from '@tessera/database/database';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { PersonalData, Routes } from '../identity/index.ts';

/** What the inbox takes of the operator; the composition root hands it over. */
export interface InboxNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly personalData: PersonalData[];
  readonly routes: Routes;
  readonly jobs: Jobs;
}
