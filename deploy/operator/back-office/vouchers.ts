import { getVoucherBatches, makeVoucherBatch, voidVoucherBatch } from '@tessera/shared/wire/console';
import { makeVouchers, readVoucherBatches, voidVouchers } from '../domains/cashier/index.ts';
import { dayMs } from '../platform/clock/durations.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { writeAuditEntry } from './audit-log.ts';
import { moneyOf } from './money-of.ts';
import type { BackOfficeNeeds } from './needs.ts';

/** Batches of vouchers. The audit log says who made how many of which amount, and never a code. */
export function answerVoucherBatches(needs: BackOfficeNeeds): void {
  const { db, clock, merchants, consoleRoutes } = needs;

  consoleRoutes.handle(getVoucherBatches, async ({ request: { page, pageSize, merchant } }) => {
    const rows = await readVoucherBatches(
      needs,
      '$1::text is null or b.merchant = $1 order by b.id desc limit $2 offset $3',
      [merchant ?? null, pageSize, (page - 1) * pageSize],
    );
    return {
      total: rows[0]?.total ?? 0,
      list: rows.map((row) => ({
        id: String(row.id),
        merchant: row.merchant,
        money: moneyOf(needs, row.merchant, row.amountMinor),
        count: row.count,
        redeemed: row.redeemed,
        note: row.note,
        expiresAtMs: row.expiresAt.getTime(),
        madeAtMs: row.madeAt.getTime(),
        madeBy: row.madeBy,
        isVoid: row.voidedAt !== null,
      })),
    };
  });

  consoleRoutes.handle(makeVoucherBatch, ({ request: { merchant, amountMinor, count, days, note }, operator }) => {
    if (!merchants.byCode(merchant)) throw new Refusal(404, 'merchant.unknown');
    const expiresAt = new Date(clock.now().getTime() + days * dayMs);
    return db.transaction(async () => {
      const { id, codes } = await makeVouchers(needs, { merchant, amountMinor, count, note, expiresAt }, operator);
      const detail = { id, amountMinor, count, days, note };
      await writeAuditEntry(needs, { operator, action: 'voucher.made', merchant, detail });
      return { id: String(id), codes: [...codes] };
    });
  });

  consoleRoutes.handle(voidVoucherBatch, ({ request: { id }, operator }) =>
    db.transaction(async () => {
      const merchant = await voidVouchers(needs, Number(id));
      if (merchant) await writeAuditEntry(needs, { operator, action: 'voucher.voided', merchant, detail: { id } });
      return { isChanged: merchant !== null };
    }),
  );
}
