import type { Database } from '@tessera/database/database';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { ClosingGuard, PaymentPassword, Routes, WithMember } from '../identity/index.ts';
import type { Inbox } from '../inbox/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Merchants } from '../merchants/index.ts';
import type { CashierHooks } from './hooks.ts';

/** What the cashier takes of the operator; the composition root hands it over. */
export interface CashierNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly routes: Routes;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly outbox: Outbox;
  readonly ledger: Ledger;
  readonly inbox: Inbox;
  readonly merchants: Merchants;
  readonly paymentPassword: PaymentPassword;
  readonly withMember: WithMember;
  readonly hooks: CashierHooks;
  readonly closingGuards: ClosingGuard[];
}
