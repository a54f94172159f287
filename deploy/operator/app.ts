import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { defaultConfig, type OperatorConfig } from './config.ts';
import type { OperatorContext, OperatorModule } from './context.ts';
import { seedMerchants } from './demo/merchants/seed-merchants.ts';
import { createAccounts } from './domains/identity/members/accounts.ts';
import { createWithMember } from './domains/identity/members/member-turns.ts';
import { createSessions } from './domains/identity/sessions/sessions.ts';
import { createLedger } from './domains/ledger/ledger.ts';
import { openMerchants } from './domains/merchants/merchants.ts';
import { createHooks } from './hooks.ts';
import { operatorMigrations } from './migrations.ts';
import { modules as allModules } from './modules.ts';
import { type Clock, offsetClock } from './platform/clock/clock.ts';
import { type Random, systemRandom } from './platform/clock/random.ts';
import { storedOffset } from './platform/clock/stored-offset.ts';
import type { Database } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { answerFailures } from './platform/http/failures.ts';
import { jweOpener } from './platform/http/payload-cipher.ts';
import { createRoutes } from './platform/http/routes.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { generateKeys, type OperatorKeys } from './platform/keys/keys.ts';
import { createLimits } from './platform/limits/limits.ts';
import { createSandboxOutbox } from './platform/outbox/outbox.ts';
import { openConsoleEvents } from './platform/push/console-events.ts';
import { applySeeds } from './seeds.ts';

export interface OperatorParts {
  readonly db: Database;
  readonly clock?: Clock;
  readonly random?: Random;
  readonly config?: Partial<OperatorConfig>;
  readonly keys?: OperatorKeys;
  /** Fewer modules, for a test of one area. */
  readonly modules?: readonly OperatorModule[];
}

export interface Operator {
  readonly app: FastifyInstance;
  readonly context: OperatorContext;
  /** Stops jobs and connections; the database stays the caller's. */
  close(): Promise<void>;
}

const bodyLimit = 512 * 1024;

/** How long a request may take to arrive, its head and the whole of it, and a connection may be silent (streams are not). */
const serverTimes = {
  requestTimeout: 30_000,
  connectionTimeout: 120_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
} as const;

/** Builds the operator on a database: migrations, first data, handlers. It listens nowhere yet; tests use `app.inject`. */
export async function buildOperator(parts: OperatorParts): Promise<Operator> {
  const { db, random = systemRandom, modules = allModules } = parts;
  const config = { ...defaultConfig, ...parts.config };
  await migrate(db, [
    ...operatorMigrations,
    ...modules.flatMap(({ name, migrations }) => (migrations ? [{ owner: name, folder: migrations }] : [])),
  ]);
  const clock = parts.clock ?? offsetClock(await storedOffset(db));
  const now = () => clock.now();
  const app = Fastify({
    logger: config.log ? { level: 'info', redact: ['req.headers.authorization'] } : false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: 'loopback',
    bodyLimit,
    ...serverTimes,
    // An open event stream must not hold the house up when it closes.
    forceCloseConnections: true,
  });
  await app.register(formbody, { bodyLimit });
  answerFailures(app);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-server-time', now().toISOString()).header('cache-control', 'no-store');
  });

  await seedMerchants(db);
  const keys = parts.keys ?? (await generateKeys());
  const [merchants, events, opener] = await Promise.all([
    openMerchants(db),
    openConsoleEvents(db),
    jweOpener(keys.payload),
  ]);
  const sessions = createSessions(db, now);
  const jobs = createJobs(clock, app.log);
  const context: OperatorContext = {
    config,
    db,
    clock,
    random,
    keys,
    opener,
    ledger: createLedger(db, now),
    merchants,
    accounts: createAccounts(db, now, config.passwordCost),
    sessions,
    limits: createLimits(db, now),
    withMember: createWithMember(db),
    outbox: createSandboxOutbox(db, events, now),
    events,
    hooks: createHooks(),
    jobs,
    routes: createRoutes({ app, merchants, sessions, opener }),
    app,
    log: app.log,
  };
  for (const module of modules) await module.register(context);
  await applySeeds(
    context,
    modules.flatMap(({ seeds }) => seeds ?? []),
  );
  await app.ready();
  return {
    app,
    context,
    async close() {
      await jobs.stop();
      await app.close();
    },
  };
}
