import { isSigned } from '@tessera/wallet-protocol/signature';
import * as v from 'valibot';
import type { CashierNeeds } from '../needs.ts';
import { acceptPayment, type PaymentNeeds } from './accept-payment.ts';
import { type PaymentProvider, paymentProviders } from './adapter.ts';

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** What a provider reports of one payment. */
export const paymentReport = v.object({
  reference: text,
  orderReference: text,
  merchant: text,
  amountMinor: amount,
  coinCents: v.nullable(amount),
  payerName: v.pipe(v.string(), v.maxLength(100)),
  confirmations: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
  isReversed: v.boolean(),
});
export type ReportBody = v.InferOutput<typeof paymentReport>;

export const callbackPath = (provider: PaymentProvider): string => `/sandbox-payments/v1/${provider}`;

/** Each provider signs with a secret of its own. */
export const secretOf = ({ config }: Pick<CashierNeeds, 'config'>, provider: PaymentProvider): string =>
  `${config.paymentSecret}:${provider}`;

/**
 * Where providers report payments. Nothing is read before the signature holds; every answer is 200 with a status, and a
 * provider reports again until it is OK or DUPLICATE_MISMATCH.
 */
export async function answerCallbacks(
  context: PaymentNeeds & Pick<CashierNeeds, 'app' | 'config' | 'log'>,
): Promise<void> {
  const { app, log } = context;
  await app.register(async (scope) => {
    // The signature covers the bytes, so the body stays unparsed.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    for (const provider of paymentProviders) {
      scope.post(callbackPath(provider), async (request) => {
        if (!isSigned(secretOf(context, provider), request)) return { status: 'INVALID_SIGNATURE' };
        const read = v.safeParse(v.pipe(v.string(), v.parseJson(), paymentReport), request.body);
        if (!read.success) return { status: 'BAD_REQUEST' };
        if (!context.merchants.byCode(read.output.merchant)) return { status: 'BAD_REQUEST' };
        try {
          const accepted = await acceptPayment(context, { provider, ...read.output });
          return { status: accepted === 'mismatch' ? 'DUPLICATE_MISMATCH' : 'OK' };
        } catch (cause) {
          log.error({ err: cause }, 'a payment report failed');
          return { status: 'INTERNAL' };
        }
      });
    }
  });
}
