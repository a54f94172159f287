import { Refusal } from '../../../platform/http/refusal.ts';
import { houseOwner, playerOwner } from '../../ledger/index.ts';
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
    const [member] = await db.query<{ status: string }>('select status from member where id = $1', [memberId]);
    // A claim may have waited while the account was blocked.
    if (as === 'claimed' && member?.status !== 'active') throw new Refusal(403, 'account.blocked');
    if (member?.status === 'closed') return;
    const [paid] = await db.query<{ merchant: string; amountMinor: number }>(
      `update vip_birthday_gift set status = $3, paid_at = $4 where id = $1 and member_id = $2 and status = 'open'
       returning merchant, amount_minor as "amountMinor"`,
      [id, memberId, as, clock.now()],
    );
    if (!paid) return;
    const { merchant, amountMinor } = paid;
    await ledger.post({
      ...{ merchant, key: `${giftReference}:${id}`, kind: 'bonus', reference: `${giftReference}:${id}` },
      lines: [
        { account: { owner: houseOwner, kind: 'bonus_expense' }, amountMinor: -amountMinor },
        { account: { owner: playerOwner(memberId), kind: 'player_cash' }, amountMinor },
      ],
    });
  });
}
