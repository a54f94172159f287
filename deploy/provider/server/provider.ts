import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { causeText } from './cause-text.ts';
import { bundleGame } from './http/bundle.ts';
import { createOpenings } from './http/openings.ts';
import { answerOperator } from './http/operator-routes.ts';
import { answerStatic } from './http/page.ts';
import { answerPage } from './http/page-routes.ts';
import { settleLeftRounds } from './rounds/left-rounds.ts';
import { createPlay } from './rounds/play.ts';
import { createSettlement } from './rounds/settlement.ts';
import { openStore, type Store } from './store/store.ts';
import { createWalletClient } from './wallet-client.ts';

export interface ProviderParts {
  readonly dataFolder: string;
  readonly operatorUrl: string;
  readonly secret: string;
  /** Port of the edge: pages there may hold the game. */
  readonly publicPort: number;
  readonly log?: (message: string) => void;
}

export interface Provider {
  readonly app: FastifyInstance;
  readonly store: Store;
  close(): Promise<void>;
}

/** How long a request may take to arrive, its head and the whole of it, and a connection may be silent. */
const serverTimes = {
  requestTimeout: 30_000,
  connectionTimeout: 120_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
} as const;

const everyMs = 10 * 60 * 1000;

/** Builds the provider: its store is opened, what was left open is taken up, and it can answer. It listens nowhere yet. */
export async function buildProvider(parts: ProviderParts): Promise<Provider> {
  const log = parts.log ?? ((message) => process.stderr.write(`${message}\n`));
  const store = openStore(join(parts.dataFolder, 'provider'), log);
  const wallet = createWalletClient(parts.operatorUrl, parts.secret);
  const settlement = createSettlement(store, wallet, log);
  const play = createPlay(store, wallet, settlement, log);
  const app = Fastify({
    logger: false,
    bodyLimit: 16 * 1024,
    forceCloseConnections: true,
    trustProxy: 'loopback',
    ...serverTimes,
  });

  app.setErrorHandler((cause, _request, reply) => {
    const status = cause instanceof Error && 'statusCode' in cause ? Number(cause.statusCode) : 502;
    if (status >= 500) log(`a request failed: ${cause instanceof Error ? cause.stack : String(cause)}`);
    return reply.code(status).send({ error: status >= 500 ? 'provider.failed' : 'request.invalid' });
  });
  answerPage(app, { store, wallet, play, openings: createOpenings(store, wallet, play) });
  await answerOperator(app, parts.secret, store);
  await answerStatic(app, await bundleGame(), parts.publicPort);
  await app.ready();

  const inBackground = (name: string, work: () => Promise<unknown>): void => {
    work().catch((cause: unknown) => log(`${name} failed: ${causeText(cause)}`));
  };
  const lookAfter = () => {
    inBackground('settling left rounds', () => settleLeftRounds(store, settlement, Date.now()));
    inBackground('dropping old rows', () => store.dropOld(Date.now()));
  };
  // Not awaited: the operator may still be starting, and players may come in while old debts are paid.
  inBackground('settling rounds of before the start', () => settlement.recover());
  lookAfter();
  const watch = setInterval(lookAfter, everyMs);
  watch.unref();
  return {
    app,
    store,
    async close() {
      clearInterval(watch);
      settlement.stop();
      await app.close();
      await store.close();
    },
  };
}
