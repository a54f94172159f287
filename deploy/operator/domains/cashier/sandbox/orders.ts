import type { CashierNeeds } from '../needs.ts';
import type { PaymentProvider } from '../payments/adapter.ts';

interface SandboxOrder {
  readonly provider: PaymentProvider;
  readonly reference: string;
  readonly merchant: string;
  readonly depositReference: string;
  readonly username: string;
  readonly amountMinor: number;
  readonly coinCents: number | null;
  readonly payBy: Date;
  readonly at: Date;
  /** Payments in the provider's record, and callbacks that it still has to send. */
  readonly paid: number;
  readonly reversed: number;
  readonly waiting: number;
  readonly total: number;
}

/** Orders at the sandbox's providers, newest first. */
export const readSandboxOrders = (
  { db }: Pick<CashierNeeds, 'db'>,
  { merchant, page, pageSize }: { readonly merchant: string | null; readonly page: number; readonly pageSize: number },
): Promise<SandboxOrder[]> =>
  db.query(
    `select o.provider, o.reference, o.merchant, d.reference as "depositReference", m.username,
            o.amount_minor as "amountMinor", o.coin_cents as "coinCents", o.pay_by as "payBy", o.at,
            count(*) over () as total,
            (select count(*) from sandbox_payment p where p.provider = o.provider and p.order_reference = o.reference) as paid,
            (select count(*) from sandbox_payment p
             where p.provider = o.provider and p.order_reference = o.reference and p.is_reversed) as reversed,
            (select count(*) from sandbox_callback c
             where c.provider = o.provider and c.delivered_at is null and c.body->>'orderReference' = o.reference) as waiting
     from sandbox_payment_order o join deposit d on d.order_reference = o.reference
       join member m on m.id = d.member_id
     where $1::text is null or o.merchant = $1 order by o.at desc, o.reference limit $2 offset $3`,
    [merchant, pageSize, (page - 1) * pageSize],
  );
