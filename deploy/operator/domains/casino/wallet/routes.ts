import { type WalletStatus, walletOperations, walletRequest } from '@tessera/wallet-protocol/messages';
import { isSigned } from '@tessera/wallet-protocol/signature';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { CasinoNeeds } from '../needs.ts';
import type { OfferOf } from '../offer.ts';
import { type WalletProvider, walletProviders } from './providers.ts';
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

  /** The sender of a signed request and its parsed body, or undefined. */
  function opened(request: FastifyRequest): { readonly provider: WalletProvider; readonly body: unknown } | undefined {
    const provider = walletProviders.find(({ name }) => name === request.headers['x-provider']);
    if (!provider || !isSigned(provider.secretOf(config), request)) return undefined;
    try {
      return { provider, body: JSON.parse(request.body as string) };
    } catch {
      return { provider, body: null };
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
        const signed = opened(request);
        if (!signed) return { status: 'INVALID_SIGNATURE' };
        return redeemLaunch(context, offerOf, signed.provider, signed.body);
      }),
    );
    for (const operation of walletOperations) {
      scope.post(`${base}/${operation}`, (request, reply) =>
        sayInternal(reply, async () => {
          const signed = opened(request);
          if (!signed) return refusal('INVALID_SIGNATURE');
          const parsed = v.safeParse(walletRequest, signed.body);
          return parsed.success ? wallet.serve(signed.provider, operation, parsed.output) : refusal('BAD_REQUEST');
        }),
      );
    }
  });
}
