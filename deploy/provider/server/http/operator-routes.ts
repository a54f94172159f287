import { type ProviderTotals, roundQuery } from '@tessera/wallet-protocol/messages';
import { isSigned } from '@tessera/wallet-protocol/signature';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { stateOfRound } from '../rounds/abandoned-rounds.ts';
import type { Store } from '../store/store.ts';

/** The operator's two calls: the state of a round, and the totals of all rounds. */
export async function answerOperator(app: FastifyInstance, secret: string, store: Store): Promise<void> {
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.addHook('preHandler', async (request, reply) => {
      if (!isSigned(secret, request)) return reply.code(401).send({ error: 'signature.invalid' });
    });

    scope.post('/operator/v1/round', async (request, reply) => {
      const query = v.safeParse(v.pipe(v.string(), v.parseJson(), roundQuery), request.body);
      if (!query.success) return reply.code(400).send({ error: 'request.invalid' });
      return { state: stateOfRound(store, query.output.roundId) };
    });
    scope.post(
      '/operator/v1/totals',
      async (): Promise<ProviderTotals> => ({ ...store.totals(), pending: store.unsettledCount() }),
    );
  });
}
