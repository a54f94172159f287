import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Clock } from './clock/clock.ts';
import type { Random } from './clock/random.ts';
import type { OperatorConfig } from './config.ts';
import type { ConsoleEvents } from './console/console-events.ts';
import type { Database } from './db/database.ts';
import type { Hooks } from './hooks.ts';
import type { PayloadOpener } from './http/payload-cipher.ts';
import type { Routes } from './http/routes.ts';
import type { Jobs } from './jobs.ts';
import type { OperatorKeys } from './keys.ts';
import type { Ledger } from './ledger/ledger.ts';
import type { Merchants } from './merchants/merchants.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { Accounts } from './sessions/accounts.ts';
import type { Limits } from './sessions/limits.ts';
import type { WithMember } from './sessions/member-turns.ts';
import type { Sessions } from './sessions/sessions.ts';

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
