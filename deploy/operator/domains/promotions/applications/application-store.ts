import { one } from '@tessera/database/database';
import { minuteMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { forEachIsolated } from '../../../platform/jobs/for-each-isolated.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { grantCash } from '../bonus/grant.ts';
import { claimUntil, turnoverOf } from '../member-status.ts';
import type { PromotionsNeeds } from '../needs.ts';
import { localizedText, type PromotionRow, promotionColumns } from '../promotion-row.ts';
import { returnToBudget, takeFromBudget } from '../rules/budget.ts';
import { attachPictures } from './pictures.ts';

interface NewApplication {
  readonly merchant: string;
  readonly memberId: number;
  readonly promotion: Pick<PromotionRow, 'id' | 'version'>;
  readonly requestId: string;
  readonly comment: string;
  readonly pictures: readonly string[];
}

/** An application that the member sent before with the same request; refuses the same request for another promotion. */
export async function sentBefore(
  { db }: Pick<PromotionsNeeds, 'db'>,
  memberId: number,
  { promotionId, requestId }: { readonly promotionId: string; readonly requestId: string },
): Promise<boolean> {
  const [known] = await db.query<{ promotionId: string }>(
    'select promotion_id as "promotionId" from promotion_application where member_id = $1 and request_id = $2',
    [memberId, requestId],
  );
  if (known && known.promotionId !== promotionId) throw new Refusal(409, 'duplicate.mismatch');
  return known !== undefined;
}

/** Stores an application with its pictures, inside a transaction that holds the member. */
export async function addApplication({ db, clock }: Pick<PromotionsNeeds, 'db' | 'clock'>, sent: NewApplication) {
  const { merchant, memberId, promotion, requestId, comment, pictures } = sent;
  const rows = await db.query<{ id: number }>(
    `insert into promotion_application (merchant, promotion_id, version, member_id, request_id, status, comment, sent_at)
     values ($1, $2, $3, $4, $5, 'pending', $6, $7) returning id`,
    [merchant, promotion.id, promotion.version, memberId, requestId, comment, clock.now()],
  );
  await attachPictures(db, memberId, one(rows).id, pictures);
}

/** Takes a pending application back on its member's request. */
export async function withdrawApplication(
  { db, clock }: Pick<PromotionsNeeds, 'db' | 'clock'>,
  id: number,
): Promise<void> {
  await db.query(
    "update promotion_application set status = 'withdrawn', decided_at = $2 where id = $1 and status = 'pending'",
    [id, clock.now()],
  );
}

/** An application by the rules under which it was sent. */
interface Reviewed extends PromotionRow {
  readonly merchant: string;
  readonly memberId: number;
  readonly status: string;
  readonly language: string | null;
  /** The account is neither blocked nor closed. */
  readonly isActive: boolean;
  readonly grantedMinor: number | null;
  readonly decidedAt: Date | null;
}

async function readForReview({ db }: Pick<PromotionsNeeds, 'db'>, id: number): Promise<Reviewed> {
  const [found] = await db.query<Reviewed>(
    `select ${promotionColumns}, a.merchant, a.member_id as "memberId", a.status, m.language, m.status = 'active' as "isActive",
       a.granted_minor as "grantedMinor", a.decided_at as "decidedAt"
     from promotion_application a
     join member m on m.id = a.member_id
     join promotion p on p.merchant = a.merchant and p.id = a.promotion_id
     join promotion_version r on r.merchant = p.merchant and r.promotion_id = p.id and r.version = a.version
     where a.id = $1`,
    [id],
  );
  if (!found) throw new Refusal(404, 'promotion.application.unknown');
  return found;
}

export type ReviewOutcome =
  | { readonly status: 'approved'; readonly grantedMinor: number }
  | { readonly status: 'rejected'; readonly reason: string };

type ReviewNeeds = Pick<PromotionsNeeds, 'db' | 'clock' | 'withMember' | 'merchants' | 'inbox'>;

/**
 * Decides a pending application once; null when it was decided, or taken back, before. What is granted is taken from the
 * budget now, so that it is there when it is claimed. Refuses 400 `promotion.grant.above.cap`, `promotion.budget.spent`,
 * `account.blocked` for an account that is blocked or closed.
 * `also` runs in the same transaction.
 */
export async function reviewApplication(
  needs: ReviewNeeds,
  id: number,
  outcome: ReviewOutcome,
  reviewer: string,
  also: (merchant: string) => Promise<void>,
): Promise<string | null> {
  const { db, clock, withMember, merchants, inbox } = needs;
  const { memberId } = await readForReview(needs, id);
  return withMember(memberId, async () => {
    const application = await readForReview(needs, id);
    const merchant = merchants.byCode(application.merchant);
    if (application.status !== 'pending' || !merchant) return null;
    const grantedMinor = outcome.status === 'approved' ? outcome.grantedMinor : null;
    if (grantedMinor !== null) {
      if (!application.isActive) throw new Refusal(400, 'account.blocked');
      if (grantedMinor > (application.capMinor ?? 0)) throw new Refusal(400, 'promotion.grant.above.cap');
      if (!(await takeFromBudget(db, merchant.code, application.id, grantedMinor)))
        throw new Refusal(400, 'promotion.budget.spent');
    }
    await db.query(
      `update promotion_application set status = $2, granted_minor = $3, reason = $4, decided_at = $5, decided_by = $6
       where id = $1`,
      [id, outcome.status, grantedMinor, outcome.status === 'rejected' ? outcome.reason : null, clock.now(), reviewer],
    );
    const language = application.language ?? merchant.profile.defaultLanguage;
    await inbox.post({
      merchant: merchant.code,
      memberId,
      key: `promotion-application:${id}:${outcome.status}`,
      topic: outcome.status === 'approved' ? 'promotion.granted' : 'promotion.declined',
      facts: {
        reference: localizedText(application.texts, language, merchant).title,
        amountMinor: grantedMinor ?? 0,
        subject: application.id,
        ...(outcome.status === 'rejected' ? { detail: outcome.reason } : {}),
      },
    });
    await also(merchant.code);
    return merchant.code;
  });
}

/**
 * What was granted and not claimed in time: cash is credited, as nothing has to be accepted for it; bonus money, which has
 * conditions, lapses and its budget is free again; so does cash of an account that is blocked or closed.
 */
async function endUnclaimed(context: PromotionsNeeds, id: number): Promise<void> {
  const { db, clock, withMember } = context;
  const { memberId } = await readForReview(context, id);
  await withMember(memberId, async () => {
    const application = await readForReview(context, id);
    const { merchant, grantedMinor, decidedAt } = application;
    const now = clock.now();
    if (application.status !== 'approved' || grantedMinor === null || decidedAt === null) return;
    if (now.getTime() <= claimUntil(application, decidedAt.getTime())) return;
    const open = await db.query(
      `select 1 from promotion_application a where a.id = $1 and a.lapsed_at is null and not exists (
         select 1 from promotion_claim c where c.member_id = a.member_id and c.promotion_id = a.promotion_id and c.period = '')`,
      [id],
    );
    if (open.length === 0) return;
    await db.query('update promotion_application set lapsed_at = $2 where id = $1', [id, now]);
    if (turnoverOf(application, grantedMinor) > 0 || !application.isActive) {
      await returnToBudget(db, merchant, application.id, grantedMinor);
      return;
    }
    await grantCash(context, { merchant, memberId, promotion: application, amountMinor: grantedMinor }, '');
  });
}

export const endUnclaimedJob = (context: PromotionsNeeds): Job => ({
  name: 'promotions.end-unclaimed',
  everyMs: minuteMs,
  async run(now) {
    const due = await context.db.query<{ id: number }>(
      `select a.id from promotion_application a
       join promotion_version r on r.merchant = a.merchant and r.promotion_id = a.promotion_id and r.version = a.version
       where a.status = 'approved' and a.lapsed_at is null
         and a.decided_at + (r.rules->>'daysToClaim')::int * interval '24 hours' < $1
         and not exists (select 1 from promotion_claim c
           where c.member_id = a.member_id and c.promotion_id = a.promotion_id and c.period = '')`,
      [now],
    );
    await forEachIsolated(context.log, due, ({ id }) => endUnclaimed(context, id));
  },
});
