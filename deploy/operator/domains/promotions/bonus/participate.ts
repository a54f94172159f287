import type { PromotionsNeeds } from '../needs.ts';

/** Notes that a member takes part in a promotion, or no longer does. */
export async function participate(
  { db, clock }: Pick<PromotionsNeeds, 'db' | 'clock'>,
  memberId: number,
  promotionId: string,
  status: 'joined' | 'left',
): Promise<void> {
  await db.query(
    `insert into promotion_participation (member_id, promotion_id, status, at) values ($1, $2, $3, $4)
     on conflict (member_id, promotion_id) do update set status = excluded.status, at = excluded.at`,
    [memberId, promotionId, status, clock.now()],
  );
}
