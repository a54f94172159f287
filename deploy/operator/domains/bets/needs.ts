import type { Database } from '@tessera/database/database';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { CashierHooks } from '../cashier/index.ts';
import type { PersonalData, Routes } from '../identity/index.ts';
import type { Ledger } from '../ledger/index.ts';

/** What the betting record takes of the operator; the composition root hands it over. */
export interface BetsNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly personalData: PersonalData[];
  readonly routes: Routes;
  readonly limits: Limits;
  readonly ledger: Ledger;
  readonly hooks: CashierHooks;
}
