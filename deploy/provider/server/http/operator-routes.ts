import {
  conductRequest,
  type ProviderTotals,
  roundQuery,
  transferQuery,
  transferRequest,
} from '@tessera/wallet-protocol/messages';
import { isSigned } from '@tessera/wallet-protocol/signature';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { stateOfRound } from '../rounds/abandoned-rounds.ts';
import { proofOfRound } from '../rounds/round-proof.ts';
import type { Store } from '../store/store.ts';
import type { Conducts, Transfers } from '../vendor-wallets/transfers.ts';

export interface OperatorParts {
  readonly store: Store;
  readonly transfers: Transfers;
  readonly conducts: Conducts;
}

/** The operator's calls: the state of a round, its proof, the totals of all rounds, and transfers to and from vendors' wallets. */
export async function answerOperator(
  app: FastifyInstance,
  secret: string,
  { store, transfers, conducts }: OperatorParts,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.addHook('preHandler', async (request, reply) => {
      if (!isSigned(secret, request)) return reply.code(401).send({ error: 'signature.invalid' });
    });

    function onCall<S extends v.GenericSchema>(
      name: string,
      schema: S,
      answer: (request: v.InferOutput<S>, reply: FastifyReply) => Promise<unknown>,
    ): void {
      scope.post(`/operator/v1/${name}`, async (request, reply) => {
        const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), request.body);
        return parsed.success ? answer(parsed.output, reply) : reply.code(400).send({ error: 'request.invalid' });
      });
    }
    const away = (reply: FastifyReply) => reply.code(503).send({ error: 'vendor.away' });

    onCall('round', roundQuery, async ({ roundId }) => ({ state: stateOfRound(store, roundId) }));
    onCall('round-proof', roundQuery, async ({ roundId }) => ({ proof: proofOfRound(store, roundId) }));
    onCall('transfer', transferRequest, async ({ requestId: _, ...transfer }, reply) => {
      const conduct = conducts.of(transfer.vendor);
      if (conduct === 'away') return away(reply);
      const answer = await transfers.carryOut(transfer);
      return conduct === 'silent' ? away(reply) : answer;
    });
    onCall('transfer-outcome', transferQuery, async ({ transferId, vendor }, reply) =>
      conducts.of(vendor) === 'away' ? away(reply) : transfers.find(transferId),
    );
    onCall('conduct', conductRequest, async ({ vendor, conduct }) => {
      if (conduct) conducts.set(vendor, conduct);
      return { conduct: conducts.of(vendor) };
    });
    scope.post('/operator/v1/vendor-balances', async () => ({ balances: store.vendorBalances() }));
    scope.post(
      '/operator/v1/totals',
      async (): Promise<ProviderTotals> => ({
        ...store.totals(),
        vendorWallets: store.atVendors(),
        pending: store.unsettledCount(),
      }),
    );
  });
}
