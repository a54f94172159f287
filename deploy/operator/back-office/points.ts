import { isDeepStrictEqual } from 'node:util';
import {
  addPointReward,
  approveRedemption,
  getConsolePointRules,
  getConsoleRedemptions,
  getConsoleRewards,
  rejectRedemption,
  setPointRules,
  setRewardOffered,
  setRewardStock,
} from '@tessera/shared/wire/console';
import {
  addPointRules,
  addReward,
  currentPointRules,
  decideRedemption,
  type RedemptionDecision,
  readAllRewards,
  readQueue,
  setOffered,
  setStock,
} from '../domains/points/index.ts';
import { holdLock } from '../platform/database/locks.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { BackOfficeNeeds } from './needs.ts';
import { pageOf } from './queue-filter.ts';

/** The review of redemptions, the rates, and the rewards with their stock. */
export function answerPoints(needs: BackOfficeNeeds): void {
  const { db, clock, merchants, consoleRoutes } = needs;

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

  const requireMerchant = (code: string): void => {
    if (!merchants.byCode(code)) throw new Refusal(404, 'merchant.unknown');
  };

  consoleRoutes.handle(getConsolePointRules, async ({ request: { code } }) => {
    requireMerchant(code);
    return currentPointRules(db, code);
  });

  consoleRoutes.handle(setPointRules, async ({ request: { code, version, rules }, operator }) => {
    requireMerchant(code);
    return db.transaction(async () => {
      // Of two people who edit the same version, the second is refused (409).
      await holdLock(db, 'pointRules', code);
      const current = await currentPointRules(db, code);
      if (current.version !== version) throw new Refusal(409, 'points.rules.changed');
      if (isDeepStrictEqual(current.rules, rules)) return { isChanged: false };
      await addPointRules(db, code, rules, { by: operator, at: clock.now() });
      const { ratio, ...rest } = rules;
      await writeAuditEntry(needs, {
        ...{ operator, action: 'points.rules', merchant: code },
        detail: { version: version + 1, ...rest, ratioPoints: ratio.points, ratioMinor: ratio.amountMinor },
      });
      return { isChanged: true };
    });
  });

  consoleRoutes.handle(getConsoleRewards, async () => ({
    list: (await readAllRewards(db)).map(({ names, details: _, creditMinor, ...reward }) => ({
      ...reward,
      name: names.EN,
      isCredit: creditMinor !== null,
    })),
  }));

  consoleRoutes.handle(addPointReward, async ({ request: { merchant, ...reward }, operator }) => {
    requireMerchant(merchant);
    return db.transaction(async () => {
      if (!(await addReward(db, merchant, reward))) throw new Refusal(409, 'points.reward.exists');
      const { id, names, points, creditMinor, stock } = reward;
      const detail = { id, name: names.EN, pointPrice: points, creditMinor, stock };
      await writeAuditEntry(needs, { operator, action: 'reward.added', merchant, detail });
      return { isChanged: true };
    });
  });

  consoleRoutes.handle(setRewardStock, ({ request: { merchant, id, seen, stock }, operator }) =>
    db.transaction(async () => {
      if (!(await setStock(db, merchant, id, { seen, stock }))) return { isChanged: false };
      const detail = { id, from: seen ?? 'unlimited', to: stock ?? 'unlimited' };
      await writeAuditEntry(needs, { operator, action: 'reward.stock', merchant, detail });
      return { isChanged: true };
    }),
  );

  consoleRoutes.handle(setRewardOffered, ({ request: { merchant, id, isOffered }, operator }) =>
    db.transaction(async () => {
      if (!(await setOffered(db, merchant, id, isOffered))) return { isChanged: false };
      await writeAuditEntry(needs, { operator, action: 'reward.offered', merchant, detail: { id, isOffered } });
      return { isChanged: true };
    }),
  );
}
