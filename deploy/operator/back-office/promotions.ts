import {
  getApplicationPicture,
  getConsoleApplications,
  getConsolePromotions,
  grantApplication,
  rejectApplication,
  setPromotionBudget as setPromotionBudgetCall,
  stopPromotion as stopPromotionCall,
} from '@tessera/shared/wire/console';
import {
  type ApplicationRow,
  applicationPicture,
  type ReviewOutcome,
  readApplications,
  readConsolePromotions,
  reviewApplication,
  setPromotionBudget,
  stopPromotion,
} from '../domains/promotions/index.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { writeAuditEntry } from './audit-log.ts';
import { moneyOf } from './money-of.ts';
import type { BackOfficeNeeds } from './needs.ts';
import { pageOf } from './queue-filter.ts';

const wireApplication = (needs: BackOfficeNeeds, row: ApplicationRow) => ({
  id: String(row.id),
  merchant: row.merchant,
  username: row.username,
  promotionId: row.promotionId,
  title: row.title,
  status: row.status,
  comment: row.comment,
  pictures: [...row.pictures],
  cap: moneyOf(needs, row.merchant, row.capMinor),
  wageringPercent: row.wageringPercent,
  grantedMinor: row.grantedMinor,
  reason: row.reason,
  sentAtMs: row.sentAt.getTime(),
  decidedAtMs: row.decidedAt?.getTime() ?? null,
  decidedBy: row.decidedBy,
});

function answerApplications(needs: BackOfficeNeeds): void {
  const { consoleRoutes } = needs;

  consoleRoutes.handle(getConsoleApplications, async ({ request }) => {
    const rows = await readApplications(
      needs,
      ...pageOf(
        [
          ['a.merchant = ?', request.merchant],
          ['strpos(lower(m.username), lower(?)) > 0', request.search || null],
          ['a.status = any(?::text[])', request.status],
        ],
        "case when a.status = 'pending' then a.id end nulls last, a.id desc",
        request,
      ),
    );
    return { total: rows[0]?.total ?? 0, list: rows.map((row) => wireApplication(needs, row)) };
  });

  consoleRoutes.handle(getApplicationPicture, ({ request: { id } }) => applicationPicture(needs, id));

  /** The decision and its audit entry are stored together. */
  const review = async (id: string, operator: string, outcome: ReviewOutcome) => {
    const decided = await reviewApplication(needs, Number(id), outcome, operator, (merchant) => {
      const [action, detail] =
        outcome.status === 'approved'
          ? (['application.granted', { id, amountMinor: outcome.grantedMinor }] as const)
          : (['application.rejected', { id, reason: outcome.reason }] as const);
      return writeAuditEntry(needs, { operator, action, merchant, detail });
    });
    return { isChanged: decided !== null };
  };
  consoleRoutes.handle(grantApplication, ({ request: { id, amountMinor }, operator }) =>
    review(id, operator, { status: 'approved', grantedMinor: amountMinor }),
  );
  consoleRoutes.handle(rejectApplication, ({ request: { id, reason }, operator }) =>
    review(id, operator, { status: 'rejected', reason }),
  );
}

/** The review of applications, and the promotions with their budgets. */
export function answerPromotions(needs: BackOfficeNeeds): void {
  const { db, merchants, events, consoleRoutes } = needs;
  answerApplications(needs);

  consoleRoutes.handle(getConsolePromotions, async ({ request: { merchant, ...page } }) => {
    const rows = await readConsolePromotions(needs, merchant ?? null, page);
    return {
      total: rows[0]?.total ?? 0,
      list: rows.map(({ startsAt, endsAt, total: _, ...row }) => ({
        ...row,
        currency: merchants.byCode(row.merchant)?.currency.code ?? '',
        startsAtMs: startsAt.getTime(),
        endsAtMs: endsAt?.getTime() ?? null,
      })),
    };
  });

  const assertMerchant = (code: string) => {
    if (!merchants.byCode(code)) throw new Refusal(404, 'merchant.unknown');
  };
  consoleRoutes.handle(stopPromotionCall, ({ request: { merchant, id }, operator }) => {
    assertMerchant(merchant);
    return db.transaction(async () => {
      const isChanged = await stopPromotion(needs, merchant, id);
      if (isChanged) {
        await writeAuditEntry(needs, { operator, action: 'promotion.stopped', merchant, detail: { id } });
        await events.publish({ type: 'members-changed', merchant, kind: 'promotion' });
      }
      return { isChanged };
    });
  });

  consoleRoutes.handle(setPromotionBudgetCall, ({ request: { merchant, id, budgetMinor }, operator }) => {
    assertMerchant(merchant);
    return db.transaction(async () => {
      const before = await setPromotionBudget(needs, merchant, id, budgetMinor);
      if (before === undefined) return { isChanged: false };
      const detail = { id, fromMinor: before, toMinor: budgetMinor };
      await writeAuditEntry(needs, { operator, action: 'promotion.budget', merchant, detail });
      return { isChanged: true };
    });
  });
}
