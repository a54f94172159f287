import type { Database, SqlValue } from '@tessera/database/database';

export type PaymentStatus = 'confirming' | 'credited' | 'review' | 'returned' | 'reversed';

export interface PaymentRow {
  readonly id: number;
  readonly merchant: string;
  readonly provider: string;
  readonly providerReference: string;
  readonly orderReference: string;
  readonly depositId: number | null;
  /** Null for a payment without a deposit. */
  readonly depositReference: string | null;
  readonly announcedMinor: number | null;
  readonly memberId: number | null;
  readonly username: string | null;
  readonly depositorName: string | null;
  readonly amountMinor: number;
  readonly coinCents: number | null;
  readonly payerName: string;
  readonly confirmations: number;
  readonly status: PaymentStatus;
  readonly reasonCode: string | null;
  readonly at: Date;
  readonly decidedAt: Date | null;
  readonly total: number;
}

/** Reads payments with their deposits; `where` may use the aliases `p`, `d` and `m`. */
export const readPayments = (
  { query }: Pick<Database, 'query'>,
  where: string,
  params: readonly SqlValue[],
): Promise<PaymentRow[]> =>
  query(
    `select p.id, p.merchant, p.provider, p.provider_reference as "providerReference",
            p.order_reference as "orderReference", p.deposit_id as "depositId", d.reference as "depositReference",
            coalesce(d.announced_minor, d.amount_minor) as "announcedMinor", d.member_id as "memberId", m.username,
            d.depositor_name as "depositorName", p.amount_minor as "amountMinor", p.coin_cents as "coinCents",
            p.payer_name as "payerName", p.confirmations, p.status, p.reason_code as "reasonCode", p.at,
            p.decided_at as "decidedAt", count(*) over () as total
     from payment p left join deposit d on d.id = p.deposit_id left join member m on m.id = d.member_id where ${where}`,
    params,
  );
