import { Refusal } from '../../platform/http/refusal.ts';
import { localized } from '../../platform/localized.ts';
import { pointMovement } from './movements.ts';
import type { Names } from './names.ts';
import type { PointsNeeds } from './needs.ts';
import { redemptionReference } from './spending.ts';

type Parts = Pick<PointsNeeds, 'db' | 'clock' | 'ledger' | 'withMember' | 'inbox' | 'merchants'>;

export interface RedemptionDecision {
  readonly status: 'approved' | 'rejected';
  /** What the member reads; a rejection needs one. */
  readonly remark: string | null;
  readonly by: string;
}

/**
 * Approves a redemption of goods, or rejects it: its points and its stock go back. `record` runs in the same transaction.
 * False when it was decided before.
 */
export async function decideRedemption(
  { db, clock, ledger, withMember, inbox, merchants }: Parts,
  id: number,
  { status, remark, by }: RedemptionDecision,
  record: (merchant: string) => Promise<void>,
): Promise<boolean> {
  const [known] = await db.query<{ memberId: number }>(
    'select member_id as "memberId" from point_redemption where id = $1',
    [id],
  );
  if (!known) throw new Refusal(404, 'points.redemption.unknown');
  const { memberId } = known;
  return withMember(memberId, async () => {
    const [decided] = await db.query<{
      merchant: string;
      rewardId: string;
      names: Names;
      quantity: number;
      points: number;
      language: string | null;
    }>(
      `update point_redemption r set status = $2, remark = $3, decided_at = $4, decided_by = $5
       from member m where r.id = $1 and r.status = 'process' and m.id = r.member_id
       returning r.merchant, r.reward_id as "rewardId", r.names, r.quantity, r.points, m.language`,
      [id, status, remark, clock.now(), by],
    );
    if (!decided) return false;
    const { merchant, rewardId, names, quantity, points, language } = decided;
    const reference = redemptionReference(id);
    if (status === 'rejected') {
      await db.query('update point_reward set stock = stock + $3 where merchant = $1 and id = $2', [
        merchant,
        rewardId,
        quantity,
      ]);
      const key = `${reference}:returned`;
      await ledger.post(pointMovement({ merchant, memberId, key, reference, type: 'redeem', points }));
    }
    const reader = language ?? merchants.byCode(merchant)?.profile.defaultLanguage ?? 'EN';
    await inbox.post({
      ...{ merchant, memberId, key: `${reference}:${status}`, topic: `points.${status}` },
      facts: { reference: localized(names, reader), amountMinor: 0, detail: remark ?? '' },
    });
    await record(merchant);
    return true;
  });
}
