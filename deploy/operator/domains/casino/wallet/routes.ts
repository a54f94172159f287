import { providerName, type WalletStatus, walletOperations, walletRequest } from '@tessera/wallet-protocol/messages';
import { isSigned } from '@tessera/wallet-protocol/signature';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { CasinoNeeds } from '../needs.ts';
import type { OfferOf } from '../offer.ts';
import { redeemLaunch } from './redeem.ts';
import { createWallet } from './wallet.ts';

const base = '/sandbox-wallet/v1';

/** The wallet for providers: every business answer is 200 with a status, and nothing is read before the signature holds. */
export async function answerWallet(context: CasinoNeeds, offerOf: OfferOf): Promise<void> {
  const { app, config, log } = context;
  const wallet = createWallet(context, offerOf);
  const refusal = (status: WalletStatus) => ({
    status,
    requestId: '',
    balance: null,
    currency: '',
    txId: null,
    ledgerTxId: null,
  });

  /** The parsed body of a signed request, or undefined. */
  function opened(request: FastifyRequest): unknown {
    if (request.headers['x-provider'] !== providerName || !isSigned(config.providerSecret, request)) return undefined;
    try {
      return JSON.parse(request.body as string);
    } catch {
      return null;
    }
  }

  /** An unforeseen failure is answered as INTERNAL, so that the provider rolls the bet back. */
  async function sayInternal<T>(reply: FastifyReply, work: () => Promise<T>): Promise<FastifyReply> {
    try {
      return reply.send(await work());
    } catch (cause) {
      log.error({ err: cause }, 'a wallet request failed');
      return reply.send(refusal('INTERNAL'));
    }
  }

  await app.register(async (scope) => {
    // The signature covers the bytes, so the body stays unparsed.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));

    scope.post(`${base}/redeem`, (request, reply) =>
      sayInternal(reply, async () => {
        const body = opened(request);
        return body === undefined ? { status: 'INVALID_SIGNATURE' } : redeemLaunch(context, offerOf, body);
      }),
    );
    for (const operation of walletOperations) {
      scope.post(`${base}/${operation}`, (request, reply) =>
        sayInternal(reply, async () => {
          const body = opened(request);
          if (body === undefined) return refusal('INVALID_SIGNATURE');
          const parsed = v.safeParse(walletRequest, body);
          return parsed.success ? wallet.serve(providerName, operation, parsed.output) : refusal('BAD_REQUEST');
        }),
      );
    }
  });
}
