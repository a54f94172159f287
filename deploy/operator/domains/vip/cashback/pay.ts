import type { Day } from '@tessera/shared/format';
import { mayBePaid } from '../../identity/index.ts';
import { bonusPaid } from '../../ledger/index.ts';
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
  return withMember(
    memberId,
    async () => {
      if (!(await mayBePaid(db, memberId, as))) return undefined;
      const [paid] = await db.query<Paid>(
        `update vip_cashback set status = $3, paid_at = $4 where id = $1 and member_id = $2 and status = 'open'
       returning id, merchant, day::text, amount_minor as "amountMinor"`,
        [id, memberId, as, clock.now()],
      );
      if (!paid) return undefined;
      const { merchant, day, amountMinor } = paid;
      await ledger.post(
        bonusPaid({ merchant, key: `vip-cashback:${id}`, reference: cashbackReference(day), memberId, amountMinor }),
      );
      return paid;
    },
    as === 'credited' ? 'job' : 'request',
  );
}
