import { Refusal } from '../../platform/http/refusal.ts';
import { poolPaid } from '../ledger/index.ts';
import { requireOpenToOffers } from '../protection/index.ts';
import { dropPool } from './drop-row.ts';
import type { EnvelopesNeeds } from './needs.ts';

/** Opens a member's envelope and pays what is in it, together; answers it also when it was opened before. */
export function openEnvelope(
  { db, clock, ledger, withMember }: EnvelopesNeeds,
  merchant: string,
  memberId: number,
  dropId: number,
): Promise<number> {
  return withMember(memberId, async () => {
    // Shared with other members who open theirs; the end of the drop waits for it.
    const [drop] = await db.query<{ status: string; endsAt: Date }>(
      `select status, ends_at as "endsAt" from envelope_drop
       where id = $1 and merchant = $2 and status <> 'cancelled' for share`,
      [dropId, merchant],
    );
    if (!drop) throw new Refusal(404, 'envelope.unknown');
    const [envelope] = await db.query<{ amountMinor: number; openedAt: Date | null }>(
      `select amount_minor as "amountMinor", opened_at as "openedAt" from envelope where drop_id = $1 and member_id = $2`,
      [dropId, memberId],
    );
    if (envelope?.openedAt) return envelope.amountMinor;
    const now = clock.now();
    if (drop.status !== 'dealt' || drop.endsAt <= now) throw new Refusal(409, 'envelope.not.running');
    if (!envelope || envelope.amountMinor === 0) throw new Refusal(409, 'envelope.none');
    await requireOpenToOffers(db, memberId, now);
    await db.query('update envelope set opened_at = $3 where drop_id = $1 and member_id = $2', [dropId, memberId, now]);
    const { amountMinor } = envelope;
    await ledger.post(poolPaid({ merchant, pool: dropPool(dropId), amountMinor }, `member:${memberId}`, memberId));
    return amountMinor;
  });
}
