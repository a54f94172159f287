import type { Database } from '@tessera/database/database';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/clock.ts';
import type { OperatorConfig } from '../../platform/config.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { OperatorKeys } from '../../platform/keys/keys.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { ConsoleEvents } from '../../platform/push/console-events.ts';
import type { ClosingGuard, PaymentPassword, PersonalData, Routes, WithMember } from '../identity/index.ts';
import type { Inbox } from '../inbox/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Merchants } from '../merchants/index.ts';
import type { Bank } from './bank-accounts/bank.ts';
import type { CashierHooks } from './hooks.ts';
import type { PaymentAdapter, PaymentProvider } from './payments/adapter.ts';

export type PaymentAdapters = Readonly<Record<PaymentProvider, PaymentAdapter>>;

/** What the cashier takes of the operator; the composition root hands it over. */
export interface CashierNeeds {
  readonly app: FastifyInstance;
  readonly log: FastifyBaseLogger;
  readonly config: OperatorConfig;
  readonly db: Database;
  readonly clock: Clock;
  readonly personalData: PersonalData[];
  readonly keys: OperatorKeys;
  readonly routes: Routes;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly events: ConsoleEvents;
  readonly outbox: Outbox;
  readonly ledger: Ledger;
  readonly inbox: Inbox;
  readonly merchants: Merchants;
  readonly paymentPassword: PaymentPassword;
  readonly withMember: WithMember;
  readonly hooks: CashierHooks;
  readonly closingGuards: ClosingGuard[];
  /** The providers of payments; in the sandbox its twins. */
  readonly payments: PaymentAdapters;
  /** Where members' accounts are; in the sandbox its twin. */
  readonly bank: Bank;
}
