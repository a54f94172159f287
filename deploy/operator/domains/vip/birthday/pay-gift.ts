import { mayBePaid } from '../../identity/index.ts';
import { bonusPaid } from '../../ledger/index.ts';
import type { VipNeeds } from '../needs.ts';

export const giftReference = 'vip-birthday';

/**
 * Credits an open gift, status and movement together; nothing if it was paid before. Claimed by its member, or credited by
 * itself once its time is over.
 */
export function payGift(
  { db, clock, ledger, withMember }: VipNeeds,
  memberId: number,
  id: number,
  as: 'claimed' | 'credited',
): Promise<void> {
  return withMember(memberId, async () => {
    if (!(await mayBePaid(db, memberId, as))) return;
    const [paid] = await db.query<{ merchant: string; amountMinor: number }>(
      `update vip_birthday_gift set status = $3, paid_at = $4 where id = $1 and member_id = $2 and status = 'open'
       returning merchant, amount_minor as "amountMinor"`,
      [id, memberId, as, clock.now()],
    );
    if (!paid) return;
    const reference = `${giftReference}:${id}`;
    await ledger.post(
      bonusPaid({ merchant: paid.merchant, amountMinor: paid.amountMinor, key: reference, reference, memberId }),
    );
  });
}
