import { type ClaimStatus, claimGroups, getPromotionClaims } from '@tessera/shared/wire/promotions';
import { endDueBonus } from '../bonus/ending.ts';
import type { PromotionsNeeds } from '../needs.ts';
import { type Localized, localizedText, type PromotionText } from '../promotion-row.ts';
import { claimVersion } from '../rules/version-store.ts';

interface Row {
  id: number;
  promotionId: string;
  texts: Localized<PromotionText>;
  status: ClaimStatus;
  bonusMinor: number;
  depositMinor: number | null;
  requiredMinor: number;
  doneMinor: number;
  claimedAt: Date;
  expiresAt: Date | null;
  endedAt: Date | null;
  total: number;
}

export function answerClaims(context: PromotionsNeeds): void {
  context.routes.handleMember(getPromotionClaims, async ({ merchant, member, request, language }) => {
    await endDueBonus(context, member.id);
    const { page, pageSize, group } = request;
    const rows = await context.db.query<Row>(
      `select c.id, c.promotion_id as "promotionId", r.texts, c.status, c.bonus_minor as "bonusMinor",
         c.deposit_minor as "depositMinor", c.required_minor as "requiredMinor",
         least(c.required_minor, c.done_minor) as "doneMinor",
         c.claimed_at as "claimedAt", c.expires_at as "expiresAt", c.ended_at as "endedAt", count(*) over () as total
       from promotion_claim c ${claimVersion}
       where c.member_id = $1 and ($4::text[] is null or c.status = any($4)) order by c.id desc limit $2 offset $3`,
      [member.id, pageSize, (page - 1) * pageSize, group ? [...claimGroups[group]] : null],
    );
    return {
      total: rows[0]?.total ?? 0,
      list: rows.map((row) => ({
        id: String(row.id),
        promotionId: row.promotionId,
        title: localizedText(row.texts, language, merchant).title,
        status: row.status,
        bonus: row.bonusMinor,
        deposit: row.depositMinor,
        requiredTurnover: row.requiredMinor,
        doneTurnover: row.doneMinor,
        claimedAtMs: row.claimedAt.getTime(),
        expiresAtMs: row.expiresAt?.getTime() ?? null,
        endedAtMs: row.endedAt?.getTime() ?? null,
      })),
    };
  });
}
