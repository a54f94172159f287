import formbody from '@fastify/formbody';
import type { Database } from '@tessera/database/database';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { createConsoleRoutes, createConsoleSessions } from './back-office/index.ts';
import { createCashierHooks, createSandboxBank, createSandboxPayments } from './domains/cashier/index.ts';
import { createCatalogueStore, createOffers, createPopularity, createVendorWallets } from './domains/casino/index.ts';
import {
  createAccounts,
  createPaymentPassword,
  createSessions,
  createSiteGate,
  createWithMember,
} from './domains/identity/index.ts';
import { createInbox } from './domains/inbox/index.ts';
import { createLedger } from './domains/ledger/index.ts';
import { createDaySeeds, settleDue } from './domains/lottery/index.ts';
import { openMerchants } from './domains/merchants/index.ts';
import { operatorMigrations } from './migrations.ts';
import { modules as allModules } from './modules.ts';
import { type Clock, offsetClock } from './platform/clock/clock.ts';
import { DatabaseClock } from './platform/clock/database-clock.ts';
import { type Random, systemRandom } from './platform/clock/random.ts';
import { openSharedTime, type SharedTime, storedOffset } from './platform/clock/stored-offset.ts';
import { defaultConfig, type OperatorConfig } from './platform/config.ts';
import { migrate } from './platform/database/migrate.ts';
import { readOrRetry } from './platform/database/read-or-retry.ts';
import { answerEarly } from './platform/http/cached-reads.ts';
import { answerFailures } from './platform/http/failures.ts';
import { payloadOpener } from './platform/http/payload-cipher.ts';
import { createRoutes } from './platform/http/routes.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { generateKeys, type OperatorKeys } from './platform/keys/keys.ts';
import { createLimits } from './platform/limits/limits.ts';
import type { OperatorModule } from './platform/module.ts';
import { answerOpenApi } from './platform/openapi/openapi.ts';
import { createSandboxOutbox } from './platform/outbox/outbox.ts';
import { openConsoleEvents } from './platform/push/console-events.ts';
import type { OperatorServices } from './services.ts';

/** Fills a fresh database, once; called when every module is registered. */
export type FirstData = (services: OperatorServices, modules: readonly string[]) => Promise<void>;

export interface OperatorParts {
  readonly db: Database;
  readonly clock?: Clock;
  readonly random?: Random;
  readonly config?: Partial<OperatorConfig>;
  readonly keys?: OperatorKeys;
  /** Fewer modules, for a test of one area. */
  readonly modules?: readonly OperatorModule<OperatorServices>[];
  /** The demo's merchants, games and accounts; without it a fresh operator is empty. */
  readonly firstData?: FirstData;
}

export interface Operator {
  readonly app: FastifyInstance;
  readonly context: OperatorServices;
  /** Stops jobs and connections; closing the database is up to the caller. */
  close(): Promise<void>;
}

const bodyLimit = 512 * 1024;

/** Deadlines for the whole request, for its headers, and for a silent connection (open streams are not silent). */
const serverTimes = {
  requestTimeout: 30_000,
  connectionTimeout: 120_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
} as const;

const everyAnswer = (now: () => Date) => ({ 'x-server-time': now().toISOString(), 'cache-control': 'no-store' });

async function createApp(config: OperatorConfig, now: () => Date): Promise<FastifyInstance> {
  const app = Fastify({
    logger: config.log ? { level: 'info', redact: ['req.headers.authorization'] } : false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: 'loopback',
    bodyLimit,
    ...serverTimes,
    // An open event stream must not keep the operator from closing.
    forceCloseConnections: true,
  });
  await app.register(formbody, { bodyLimit });
  answerFailures(app);
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(everyAnswer(now));
  });
  return app;
}

interface Foundation {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly clock: Clock;
  readonly time: SharedTime;
  readonly random: Random;
  readonly config: OperatorConfig;
  readonly keys: OperatorKeys;
}

/** Everything that domains may declare as a need. */
async function createServices({ app, db, clock, time, random, config, keys }: Foundation): Promise<OperatorServices> {
  const now = () => clock.now();
  const [merchants, events, opener] = await Promise.all([
    openMerchants(db),
    openConsoleEvents(db),
    payloadOpener(keys.payload, config.payloadEncryption),
  ]);
  const catalogue = createCatalogueStore(db);
  const popularity = createPopularity(db);
  const sessions = createSessions(db, now);
  const limits = createLimits(db, now);
  const consoleSessions = createConsoleSessions({ db, clock, config });
  const outbox = createSandboxOutbox(db, events, now);
  const services: OperatorServices = {
    app,
    log: app.log,
    config,
    db,
    clock,
    time,
    random,
    keys,
    opener,
    limits,
    events,
    outbox,
    bank: createSandboxBank(outbox),
    jobs: createJobs(clock, app.log),
    ledger: createLedger(db, now),
    inbox: createInbox(db, now),
    merchants,
    sessions,
    accounts: createAccounts(db, now, config.passwordCost),
    withMember: createWithMember(db),
    paymentPassword: createPaymentPassword({ db, limits, config }),
    afterRegistration: [],
    registrationGuards: [],
    invitationReaders: [],
    openToOffers: [],
    closingGuards: [],
    personalData: [],
    clubNames: [],
    routes: createRoutes({ app, opener, gate: createSiteGate(merchants, sessions) }),
    hooks: createCashierHooks(),
    payments: createSandboxPayments(db, now),
    catalogue,
    popularity,
    offerOf: createOffers(merchants, catalogue, popularity),
    vendorWallets: createVendorWallets(config.providerSecret),
    daySeeds: createDaySeeds({ db, random, now }),
    settleLottery: (at) => settleDue(services, at),
    consoleSessions,
    consoleRoutes: createConsoleRoutes(app, consoleSessions),
  };
  return services;
}

/** Builds the operator on a database: migrations, handlers, first data. It listens nowhere yet; tests use `app.inject`. */
export async function buildOperator(parts: OperatorParts): Promise<Operator> {
  const { db, random = systemRandom, modules = allModules } = parts;
  const config = { ...defaultConfig, ...parts.config };
  await migrate(db, [...operatorMigrations, ...modules.flatMap(({ migrations }) => migrations ?? [])]);
  const databaseClock = parts.clock ? undefined : new DatabaseClock(db);
  await databaseClock?.measure();
  const storedMs = await storedOffset(db);
  const clock = parts.clock ?? offsetClock(storedMs, databaseClock?.now);
  const time = openSharedTime(db, clock, storedMs);
  const app = await createApp(config, () => clock.now());
  const keys = parts.keys ?? (await generateKeys());
  const services = await createServices({ app, db, clock, time, random, config, keys });
  for (const module of modules) await module.register(services);
  answerOpenApi(app, () => [...services.routes.answered, ...services.consoleRoutes.answered]);
  await parts.firstData?.(
    services,
    modules.map(({ name }) => name),
  );
  services.events.onEvent(({ type }) => type === 'clock-changed' && void readOrRetry(time.follow));
  // What another operator has done since the offset was read, and later whatever was not notified.
  await time.follow();
  const stopMeasuring = databaseClock?.keepMeasuring(app.log, async () => {
    await Promise.all([time.follow(), services.merchants.refreshChanged()]);
  });
  await app.ready();
  answerEarly(app.server, services.routes.earlyReads, () => everyAnswer(() => clock.now()));
  return {
    app,
    context: services,
    async close() {
      stopMeasuring?.();
      await services.jobs.stop();
      await app.close();
    },
  };
}
