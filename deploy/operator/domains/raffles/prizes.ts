import { Refusal } from '../../platform/http/refusal.ts';
import { forEachIsolated } from '../../platform/jobs/for-each-isolated.ts';
import { mayBePaid } from '../identity/index.ts';
import { poolPaid, poolReturned } from '../ledger/index.ts';
import type { RafflesNeeds } from './needs.ts';
import { rafflePool } from './raffle-row.ts';

/**
 * Pays what a member has won in a raffle and has not been paid, out of the raffle's pool, status and movements together.
 * Claimed by its member, or credited by itself once its time is over.
 */
function payPrizes(
  { db, clock, ledger, withMember }: RafflesNeeds,
  memberId: number,
  raffleId: number,
  as: 'claimed' | 'credited',
): Promise<void> {
  return withMember(memberId, async () => {
    // Whoever was closed by the merchant gets nothing any more, and the pool keeps nothing.
    const outcome = (await mayBePaid(db, memberId, as)) ? as : 'returned';
    const paid = await db.query<{ merchant: string; place: number; amountMinor: number }>(
      `update raffle_prize set status = $3, paid_at = $4 where raffle_id = $1 and member_id = $2 and status = 'won'
       returning merchant, place, amount_minor as "amountMinor"`,
      [raffleId, memberId, outcome, clock.now()],
    );
    const pool = rafflePool(raffleId);
    for (const { merchant, place, amountMinor } of paid)
      await ledger.post(
        outcome === 'returned'
          ? poolReturned({ merchant, pool, amountMinor }, `returned:${place}`)
          : poolPaid({ merchant, pool, amountMinor }, `prize:${place}`, memberId),
      );
  });
}

/** Claims a member's prizes of a raffle; answers what they come to, also when they were paid before. */
export async function claimPrizes(context: RafflesNeeds, memberId: number, raffleId: number): Promise<number> {
  await payPrizes(context, memberId, raffleId, 'claimed');
  const [won] = await context.db.query<{ amountMinor: number | null }>(
    `select sum(amount_minor)::bigint as "amountMinor" from raffle_prize where raffle_id = $1 and member_id = $2`,
    [raffleId, memberId],
  );
  if (!won?.amountMinor) throw new Refusal(409, 'raffle.not.won');
  return won.amountMinor;
}

/** Credits what nobody has claimed in time, so that nothing is lost; of closed accounts it goes back to the house. */
export async function creditUnclaimed(context: RafflesNeeds, now: Date): Promise<void> {
  const due = await context.db.query<{ raffleId: number; memberId: number }>(
    `select distinct raffle_id as "raffleId", member_id as "memberId" from raffle_prize
     where status = 'won' and claim_until <= $1 order by 1, 2`,
    [now],
  );
  await forEachIsolated(context.log, due, ({ raffleId, memberId }) =>
    payPrizes(context, memberId, raffleId, 'credited'),
  );
}
