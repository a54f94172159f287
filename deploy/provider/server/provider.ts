import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { causeText } from './cause-text.ts';
import { bundleGame } from './http/bundle.ts';
import { createOpenings } from './http/openings.ts';
import { answerOperator } from './http/operator-routes.ts';
import { answerStatic } from './http/page.ts';
import { answerPage } from './http/page-routes.ts';
import { settleAbandonedRounds } from './rounds/abandoned-rounds.ts';
import { createPlay } from './rounds/play.ts';
import { createPlayerQueue } from './rounds/player-queue.ts';
import { createSettlement } from './rounds/settlement.ts';
import { openStore, type Store } from './store/store.ts';
import { createConducts, createTransfers } from './vendor-wallets/transfers.ts';
import { createWalletClient } from './wallet-client.ts';

export interface ProviderParts {
  readonly dataFolder: string;
  readonly operatorUrl: string;
  readonly secret: string;
  /** Port of the edge: pages there may embed the game. */
  readonly publicPort: number;
  readonly log?: (message: string) => void;
}

export interface Provider {
  readonly app: FastifyInstance;
  readonly store: Store;
  close(): Promise<void>;
}

/** Time limits for the header and the whole of a request, and for a silent connection. */
const serverTimes = {
  requestTimeout: 30_000,
  connectionTimeout: 120_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
} as const;

const everyMs = 10 * 60 * 1000;

/** Builds the provider: opens its store, continues unsettled rounds, registers routes. It does not listen yet. */
export async function buildProvider(parts: ProviderParts): Promise<Provider> {
  const log = parts.log ?? ((message) => process.stderr.write(`${message}\n`));
  const store = openStore(join(parts.dataFolder, 'provider'), log);
  const wallet = createWalletClient(parts.operatorUrl, parts.secret);
  const settlement = createSettlement(store, wallet, log);
  const inTurn = createPlayerQueue();
  const play = createPlay(store, wallet, settlement, log, inTurn);
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
  await answerOperator(app, parts.secret, {
    store,
    transfers: createTransfers(store, inTurn),
    conducts: createConducts(),
  });
  await answerStatic(app, await bundleGame(), parts.publicPort);
  await app.ready();

  const inBackground = (name: string, work: () => Promise<unknown>): void => {
    work().catch((cause: unknown) => log(`${name} failed: ${causeText(cause)}`));
  };
  const lookAfter = () => {
    inBackground('settling left rounds', () => settleAbandonedRounds(store, settlement, Date.now()));
    inBackground('dropping old rows', () => store.dropOld(Date.now()));
  };
  // Not awaited: the operator may still be starting, and players may play while old rounds are settled.
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
