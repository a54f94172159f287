import {
  askVendorTransfer,
  getVendorConducts,
  getVendorTransfers,
  getWalletDifferences,
  setVendorConduct,
} from '@tessera/shared/wire/console';
import { askNow, readTransfers, readWalletDifferences } from '../domains/casino/index.ts';
import { transferVendorsOf } from '../domains/merchants/index.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { writeAuditEntry } from './audit-log.ts';
import { moneyOf } from './money-of.ts';
import type { BackOfficeNeeds } from './needs.ts';
import { moneyConditions, pageOf } from './queue-filter.ts';

const columns = {
  ...{ merchant: 't.merchant', at: 't.created_at', amountMinor: 't.amount_minor' },
  texts: ['m.username', 't.id::text'],
};

/** Money on its way to and from vendors in transfer mode, and how these vendors answer in the sandbox. */
export function answerVendorTransfers(needs: BackOfficeNeeds): void {
  const { merchants, db, consoleRoutes, vendorWallets } = needs;

  consoleRoutes.handle(getVendorTransfers, async ({ request }) => {
    const rows = await readTransfers(
      db,
      ...pageOf(
        [
          ...moneyConditions(columns, request),
          ['t.status = ?', request.status],
          ['t.vendor = ?', request.vendor || null],
        ],
        "(t.status = 'transit') desc, t.created_at desc, t.id",
        request,
      ),
    );
    return {
      total: rows[0]?.total ?? 0,
      list: rows.map((row) => ({
        id: row.id,
        merchant: row.merchant,
        username: row.username,
        vendor: row.vendor,
        direction: row.direction,
        cause: row.cause,
        status: row.status,
        money: moneyOf(needs, row.merchant, row.amountMinor),
        movedMinor: row.movedMinor,
        createdAtMs: row.createdAt.getTime(),
        attempts: row.attempts,
        askAtMs: row.askAt.getTime(),
      })),
    };
  });

  consoleRoutes.handle(getWalletDifferences, async ({ request: { page, pageSize, merchant } }) => {
    const rows = await readWalletDifferences(needs, { merchant: merchant ?? null, page, pageSize });
    return {
      total: rows[0]?.total ?? 0,
      list: rows.map((row) => ({
        id: String(row.id),
        merchant: row.merchant,
        vendor: row.vendor,
        difference: moneyOf(needs, row.merchant, row.differenceMinor),
        foundAtMs: row.foundAt.getTime(),
        closedAtMs: row.closedAt?.getTime() ?? null,
      })),
    };
  });

  consoleRoutes.handle(askVendorTransfer, async ({ request: { id }, operator }) => {
    const [row] = await readTransfers(db, 't.id = $1', [id]);
    if (!row) throw new Refusal(404, 'transfer.unknown');
    const isChanged = await askNow(needs, id);
    const detail = { id, username: row.username, vendor: row.vendor, isAnswered: isChanged };
    await writeAuditEntry(needs, { operator, action: 'vendor-transfer.asked', merchant: row.merchant, detail });
    return { isChanged };
  });

  const vendorsInMode = (): string[] => [
    ...new Set(merchants.all().flatMap((merchant) => transferVendorsOf(merchants, merchant))),
  ];

  consoleRoutes.handle(getVendorConducts, async () => ({
    vendors: await Promise.all(
      vendorsInMode().map(async (vendor) => ({
        vendor,
        conduct: await vendorWallets.conductOf(vendor).catch(() => null),
      })),
    ),
  }));

  consoleRoutes.handle(setVendorConduct, async ({ request: { vendor, conduct }, operator }) => {
    if (!vendorsInMode().includes(vendor)) throw new Refusal(404, 'vendor.unknown');
    const before = await vendorWallets.conductOf(vendor).catch(() => null);
    if (before === null) throw new Refusal(503, 'vendor.away');
    await vendorWallets.conductOf(vendor, conduct);
    await writeAuditEntry(needs, { operator, action: 'vendor.conduct', merchant: null, detail: { vendor, conduct } });
    return { isChanged: before !== conduct };
  });
}
