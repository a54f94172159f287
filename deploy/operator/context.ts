import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { OperatorConfig } from './config.ts';
import type { Accounts } from './domains/identity/members/accounts.ts';
import type { WithMember } from './domains/identity/members/member-turns.ts';
import type { Sessions } from './domains/identity/sessions/sessions.ts';
import type { Ledger } from './domains/ledger/ledger.ts';
import type { Merchants } from './domains/merchants/merchants.ts';
import type { Hooks } from './hooks.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { Random } from './platform/clock/random.ts';
import type { Database } from './platform/database/database.ts';
import type { PayloadOpener } from './platform/http/payload-cipher.ts';
import type { Routes } from './platform/http/routes.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { OperatorKeys } from './platform/keys/keys.ts';
import type { Limits } from './platform/limits/limits.ts';
import type { Outbox } from './platform/outbox/outbox.ts';
import type { ConsoleEvents } from './platform/push/console-events.ts';

/** Everything a module of the operator may use. */
export interface OperatorContext {
  readonly config: OperatorConfig;
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly keys: OperatorKeys;
  readonly opener: PayloadOpener;
  readonly ledger: Ledger;
  readonly merchants: Merchants;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly limits: Limits;
  readonly withMember: WithMember;
  readonly outbox: Outbox;
  readonly events: ConsoleEvents;
  readonly hooks: Hooks;
  readonly jobs: Jobs;
  readonly routes: Routes;
  /** For routes that are no endpoint of the operator API (console, internal, provider wallet). */
  readonly app: FastifyInstance;
  readonly log: FastifyBaseLogger;
}

/** One area of the operator; `modules.ts` lists them, in the order of their migrations. */
export interface OperatorModule {
  readonly name: string;
  /** Folder of `0001-what.sql` files: `new URL('./migrations/', import.meta.url)`. */
  readonly migrations?: URL;
  /** Registers handlers, hooks and jobs. */
  register(context: OperatorContext): void | Promise<void>;
  /** First data; each name is applied once per database, after every module is registered. */
  readonly seeds?: readonly Seed[];
}

export interface Seed {
  readonly name: string;
  run(context: OperatorContext): Promise<void>;
}
