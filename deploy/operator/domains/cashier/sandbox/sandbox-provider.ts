import { createHash } from 'node:crypto';
import type { Database } from '@tessera/database/database';
import type { PaymentAdapters } from '../needs.ts';
import type { PaymentAdapter, PaymentProvider, ProviderPayment } from '../payments/adapter.ts';

/** Each confirmation of a coin payment comes this long after the one before. */
export const confirmationMs = 15_000;

/** Contains 0, O, I and l, which addresses of this network never have, and says what it is. */
const demoAddress = (reference: string): string =>
  `TDEMO0OIl${createHash('sha256').update(reference).digest('hex').slice(0, 24).toUpperCase()}`;

interface PaymentFields extends Omit<ProviderPayment, 'confirmations'> {
  readonly at: Date;
}

/** A provider that lives beside the operator: its own tables, reached by the adapter and its signed callbacks alone. */
function sandboxProvider(provider: PaymentProvider, db: Database, now: () => Date): PaymentAdapter {
  return {
    provider,
    async open({ reference, merchant, amountMinor, coinCents, payerName, payBy }) {
      await db.query(
        `insert into sandbox_payment_order (provider, reference, merchant, amount_minor, coin_cents, payer_name, pay_by, at)
         values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
        [provider, reference, merchant.code, amountMinor, coinCents, payerName, payBy, now()],
      );
      const address = provider === 'coin' ? demoAddress(reference) : null;
      return { qr: `DEMO NOT A PAYMENT ${address ?? reference}`, address };
    },
    async list(since) {
      const rows = await db.query<PaymentFields>(
        `select reference, order_reference as "orderReference", merchant, amount_minor as "amountMinor",
                coin_cents as "coinCents", payer_name as "payerName", is_reversed as "isReversed", at
         from sandbox_payment where provider = $1 and at >= $2 and at <= $3 order by id`,
        [provider, since, now()],
      );
      const at = now().getTime();
      return rows.map((row) => ({
        ...row,
        confirmations: provider === 'coin' ? Math.max(0, Math.floor((at - row.at.getTime()) / confirmationMs)) : 0,
      }));
    },
  };
}

export const createSandboxPayments = (db: Database, now: () => Date): PaymentAdapters => ({
  ewallet: sandboxProvider('ewallet', db, now),
  coin: sandboxProvider('coin', db, now),
});
