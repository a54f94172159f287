import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { bundleGame } from './http/bundle.ts';
import { createOpenings } from './http/openings.ts';
import { answerOperator } from './http/operator-routes.ts';
import { answerStatic } from './http/page.ts';
import { answerPage } from './http/page-routes.ts';
import { type Journal, openJournal } from './journal/journal.ts';
import { settleLeftRounds } from './rounds/left-rounds.ts';
import { createPlay } from './rounds/play.ts';
import { createSettlement } from './rounds/settlement.ts';
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
  readonly journal: Journal;
  close(): Promise<void>;
}

/** How long a request may take to arrive, its head and the whole of it, and a connection may be silent. */
const serverTimes = {
  requestTimeout: 30_000,
  connectionTimeout: 120_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
} as const;

const everyMs = 10 * 60 * 1000;

/** Builds the provider: its journal is read, what was left open is taken up, and it can answer. It listens nowhere yet. */
export async function buildProvider(parts: ProviderParts): Promise<Provider> {
  const log = parts.log ?? ((message) => process.stderr.write(`${message}\n`));
  const journal = await openJournal(join(parts.dataFolder, 'provider'));
  const wallet = createWalletClient(parts.operatorUrl, parts.secret);
  const settlement = createSettlement(journal, wallet, log);
  const play = createPlay(journal, wallet, settlement);
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
  answerPage(app, { journal, wallet, play, openings: createOpenings(journal, wallet, play) });
  await answerOperator(app, parts.secret, journal, settlement);
  await answerStatic(app, await bundleGame(), parts.publicPort);
  await app.ready();

  // Not awaited: the operator may still be starting, and players may come in while old debts are paid.
  void settlement.recover();
  const watch = setInterval(() => void settleLeftRounds(journal, settlement, Date.now()), everyMs);
  watch.unref();
  return {
    app,
    journal,
    async close() {
      clearInterval(watch);
      settlement.stop();
      await app.close();
      await journal.close();
    },
  };
}
