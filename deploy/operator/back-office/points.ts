import {
  approveRedemption,
  getConsoleRedemptions,
  getConsoleRewards,
  rejectRedemption,
  setRewardStock,
} from '@tessera/shared/wire/console';
import { decideRedemption, type RedemptionDecision, readQueue, setStock } from '../domains/points/index.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { BackOfficeNeeds } from './needs.ts';
import { pageOf } from './queue-filter.ts';

/** The review of redemptions, and the stock of the rewards. */
export function answerPoints(needs: BackOfficeNeeds): void {
  const { db, consoleRoutes } = needs;

  consoleRoutes.handle(getConsoleRedemptions, async ({ request }) => {
    const rows = await readQueue(
      db,
      ...pageOf(
        [
          ['r.merchant = ?', request.merchant],
          ['strpos(lower(m.username), lower(?)) > 0', request.search || null],
          ['r.status = any(?::text[])', request.status],
        ],
        "case when r.status = 'process' then r.id end nulls last, r.id desc",
        request,
      ),
    );
    return {
      total: rows[0]?.total ?? 0,
      list: rows.map(({ id, requestedAt, decidedAt, total: _, ...row }) => ({
        ...row,
        id: String(id),
        requestedAtMs: requestedAt.getTime(),
        decidedAtMs: decidedAt?.getTime() ?? null,
      })),
    };
  });

  /** The decision and its audit entry are stored together. */
  const decide = async (id: string, decision: RedemptionDecision) => {
    const isChanged = await decideRedemption(needs, Number(id), decision, async (merchant) => {
      await writeAuditEntry(needs, {
        ...{ operator: decision.by, action: `redemption.${decision.status}`, merchant },
        detail: { id, ...(decision.remark ? { reason: decision.remark } : {}) },
      });
    });
    return { isChanged };
  };
  consoleRoutes.handle(approveRedemption, ({ request: { id }, operator }) =>
    decide(id, { status: 'approved', remark: null, by: operator }),
  );
  consoleRoutes.handle(rejectRedemption, ({ request: { id, reason }, operator }) =>
    decide(id, { status: 'rejected', remark: reason, by: operator }),
  );

  consoleRoutes.handle(getConsoleRewards, async () => ({
    list: await db.query<{
      merchant: string;
      id: string;
      name: string;
      points: number;
      isCredit: boolean;
      stock: number;
    }>(
      `select merchant, id, names->>'EN' as name, points, credit_minor is not null as "isCredit", stock
       from point_reward where is_offered order by merchant, place, id`,
    ),
  }));

  consoleRoutes.handle(setRewardStock, ({ request: { merchant, id, stock }, operator }) =>
    db.transaction(async () => {
      const found = await setStock(db, merchant, id, stock);
      if (!found) throw new Refusal(404, 'points.reward.unknown');
      if (found.before === stock) return { isChanged: false };
      const detail = { id, from: found.before, to: stock };
      await writeAuditEntry(needs, { operator, action: 'reward.stock', merchant, detail });
      return { isChanged: true };
    }),
  );
}
