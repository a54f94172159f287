import { hourMs } from '../../clock/durations.ts';
import type { OperatorContext } from '../../context.ts';
import { one } from '../../db/database.ts';
import type { Merchant } from '../../merchants/merchant.ts';
import type { PromotionRow } from '../promotion-row.ts';

export interface Period {
  readonly period: string;
  readonly fromAt: Date;
  readonly toAt: Date;
  readonly payAt: Date;
}

/** Until its payment a period stays the one that is shown. */
const payDelayMs = 9 * hourMs;

export async function periodAt(
  { db }: Pick<OperatorContext, 'db'>,
  merchant: Merchant,
  promotion: PromotionRow,
  at: Date,
): Promise<Period> {
  const rows = await db.query<Period>(
    `select period, from_at as "fromAt", to_at as "toAt", pay_at as "payAt" from cashback_period($1, $2, $3)`,
    [promotion.schedule, at, merchant.profile.timeZone],
  );
  return one(rows);
}

/** Nothing before the promotion began counts. */
export const startOf = ({ startsAt }: PromotionRow, { fromAt }: Period): Date =>
  startsAt > fromAt ? startsAt : fromAt;

/** What comes back of a net loss, in minor units, cut to whole ones; nothing when there is no loss. */
export function cashbackFor({ percent, capMinor }: PromotionRow, netMinor: number): number {
  const share = Math.floor((Math.max(0, -netMinor) * (percent ?? 0)) / 100);
  return capMinor === null ? share : Math.min(capMinor, share);
}

/** The running period of one member, as the wire tells it. */
export async function readCashbackProgress(
  context: Pick<OperatorContext, 'db' | 'clock'>,
  merchant: Merchant,
  promotion: PromotionRow,
  memberId: number,
) {
  const now = context.clock.now();
  const period = await periodAt(context, merchant, promotion, new Date(now.getTime() - payDelayMs));
  const rows = await context.db.query<{ net: number }>('select net from cashback_nets($1, $2, $3::jsonb, $4, $5, $6)', [
    merchant.code,
    memberId,
    JSON.stringify(promotion.contribution),
    startOf(promotion, period),
    period.toAt,
    period.payAt,
  ]);
  const net = rows[0]?.net ?? 0;
  return {
    fromMs: period.fromAt.getTime(),
    toMs: period.toAt.getTime(),
    payAtMs: period.payAt.getTime(),
    net,
    expected: cashbackFor(promotion, net),
  };
}
