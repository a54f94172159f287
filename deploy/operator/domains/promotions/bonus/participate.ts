import type { PromotionsNeeds } from '../needs.ts';
import type { PromotionRow } from '../promotion-row.ts';

/** Notes that a member takes part in a promotion by the rules of that version, or no longer does. */
export async function participate(
  { db, clock }: Pick<PromotionsNeeds, 'db' | 'clock'>,
  memberId: number,
  { id, version }: Pick<PromotionRow, 'id' | 'version'>,
  status: 'joined' | 'left',
): Promise<void> {
  await db.query(
    `insert into promotion_participation (member_id, promotion_id, status, at, version) values ($1, $2, $3, $4, $5)
     on conflict (member_id, promotion_id) do update set status = excluded.status, at = excluded.at, version = excluded.version`,
    [memberId, id, status, clock.now(), version],
  );
}
