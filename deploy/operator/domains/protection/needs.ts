import type { Database } from '@tessera/database/database';
import type { Clock } from '../../platform/clock/clock.ts';
import type { CashierHooks } from '../cashier/index.ts';
import type { PersonalData } from '../identity/index.ts';

/** What protection takes of the operator; the composition root hands it over. */
export interface ProtectionNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly hooks: CashierHooks;
  readonly personalData: PersonalData[];
}
