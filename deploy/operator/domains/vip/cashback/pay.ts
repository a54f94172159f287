import type { Day } from '@tessera/shared/format';
import { Refusal } from '../../../platform/http/refusal.ts';
import { houseOwner, playerOwner } from '../../ledger/index.ts';
import type { VipNeeds } from '../needs.ts';

export const cashbackReference = (day: Day): string => `vip-cashback:${day}`;

interface Paid {
  readonly id: number;
  readonly merchant: string;
  readonly day: Day;
  readonly amountMinor: number;
}

/**
 * Credits an open cashback, status and movement together, and answers it; undefined when it was paid before. Claimed by its
 * member, or credited by itself once its time is over.
 */
export function payCashback(
  { db, clock, ledger, withMember }: VipNeeds,
  memberId: number,
  id: number,
  as: 'claimed' | 'credited',
): Promise<Paid | undefined> {
  return withMember(memberId, async () => {
    const [member] = await db.query<{ status: string }>('select status from member where id = $1', [memberId]);
    // A claim may have waited while the account was blocked. By itself it is credited to a blocked one too: it is earned.
    if (as === 'claimed' && member?.status !== 'active') throw new Refusal(403, 'account.blocked');
    if (member?.status === 'closed') return undefined;
    const [paid] = await db.query<Paid>(
      `update vip_cashback set status = $3, paid_at = $4 where id = $1 and member_id = $2 and status = 'open'
       returning id, merchant, day::text, amount_minor as "amountMinor"`,
      [id, memberId, as, clock.now()],
    );
    if (!paid) return undefined;
    await ledger.post({
      merchant: paid.merchant,
      key: `vip-cashback:${paid.id}`,
      kind: 'bonus',
      reference: cashbackReference(paid.day),
      lines: [
        { account: { owner: houseOwner, kind: 'bonus_expense' }, amountMinor: -paid.amountMinor },
        { account: { owner: playerOwner(memberId), kind: 'player_cash' }, amountMinor: paid.amountMinor },
      ],
    });
    return paid;
  });
}
