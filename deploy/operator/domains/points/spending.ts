import { Refusal } from '../../platform/http/refusal.ts';
import type { Member } from '../identity/index.ts';
import { bonusPaid } from '../ledger/index.ts';
import type { Merchant } from '../merchants/index.ts';
import { requireOpenToOffers } from '../protection/index.ts';
import { pointAccount, pointMovement } from './movements.ts';
import type { PointsNeeds } from './needs.ts';
import { lockReward } from './rewards.ts';
import { moneyFor, pointRulesAt } from './rules.ts';

export const redemptionReference = (id: number): string => `point-redemption:${id}`;
export const conversionReference = (id: number): string => `point-conversion:${id}`;

export type RedemptionStatus = 'process' | 'approved' | 'rejected';

/** In the member's turn: refuses whoever was blocked while the call waited, or has fewer points. */
async function requirePoints({ db, ledger }: PointsNeeds, merchant: string, memberId: number, points: number) {
  const [member] = await db.query<{ status: string }>('select status from member where id = $1', [memberId]);
  if (member?.status !== 'active') throw new Refusal(403, 'account.blocked');
  if ((await ledger.balance(merchant, pointAccount(memberId))) < points) throw new Refusal(409, 'points.insufficient');
}

interface ConversionRequest {
  readonly requestId: string;
  readonly points: number;
  readonly amount: number;
}

interface Converted {
  readonly points: number;
  readonly amountMinor: number;
}

/** Converts points to cash by the ratio that the member has seen; a copy of a request answers what the first one did. */
export function convert(context: PointsNeeds, merchant: Merchant, member: Member, request: ConversionRequest) {
  const { db, clock, ledger, withMember } = context;
  const { requestId, points: askedPoints, amount } = request;
  return withMember(member.id, async (): Promise<Converted> => {
    const [stored] = await db.query<Converted & { askedPoints: number }>(
      `select points, amount_minor as "amountMinor", asked_points as "askedPoints" from point_conversion
       where member_id = $1 and request_id = $2`,
      [member.id, requestId],
    );
    if (stored && stored.askedPoints !== askedPoints) throw new Refusal(409, 'duplicate.mismatch');
    if (stored) return stored;
    const now = clock.now();
    const rules = await pointRulesAt(db, merchant.code, now);
    if (!rules) throw new Refusal(404, 'function.not.available');
    const { points, amountMinor } = moneyFor(askedPoints, rules.ratio);
    if (askedPoints < rules.minimumPoints || amountMinor < 1) throw new Refusal(400, 'points.below.minimum');
    if (amountMinor !== amount) throw new Refusal(409, 'points.reward.changed');
    await requirePoints(context, merchant.code, member.id, points);
    const [conversion] = await db.query<{ id: number }>(
      `insert into point_conversion (merchant, member_id, request_id, asked_points, points, amount_minor, at)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [merchant.code, member.id, requestId, askedPoints, points, amountMinor, now],
    );
    const reference = conversionReference(conversion?.id ?? 0);
    const movement = { merchant: merchant.code, memberId: member.id, reference };
    await ledger.post(pointMovement({ ...movement, key: `${reference}:points`, type: 'redeem', points: -points }));
    await ledger.post(bonusPaid({ ...movement, key: `${reference}:money`, amountMinor }));
    return { points, amountMinor };
  });
}

interface RedemptionRequest {
  readonly requestId: string;
  readonly rewardId: string;
  readonly quantity: number;
  readonly points: number;
}

/** Redeems a reward at the price that the member has seen: credit at once, goods to be reviewed; their stock is taken. */
export function redeem(context: PointsNeeds, merchant: Merchant, member: Member, request: RedemptionRequest) {
  const { db, clock, ledger, withMember } = context;
  const { requestId, rewardId, quantity } = request;
  return withMember(member.id, async (): Promise<{ status: RedemptionStatus }> => {
    const [stored] = await db.query<{ status: RedemptionStatus; rewardId: string; quantity: number }>(
      `select status, reward_id as "rewardId", quantity from point_redemption where member_id = $1 and request_id = $2`,
      [member.id, requestId],
    );
    if (stored && (stored.rewardId !== rewardId || stored.quantity !== quantity))
      throw new Refusal(409, 'duplicate.mismatch');
    if (stored) return { status: stored.status };
    // Points can always become money; rewards are an offer.
    await requireOpenToOffers(db, member.id, clock.now());
    const reward = await lockReward(db, merchant.code, rewardId);
    if (!reward) throw new Refusal(404, 'points.reward.unknown');
    const points = reward.points * quantity;
    if (points !== request.points) throw new Refusal(409, 'points.reward.changed');
    if (reward.stock !== null && reward.stock < quantity) throw new Refusal(409, 'points.reward.gone');
    await requirePoints(context, merchant.code, member.id, points);
    await db.query('update point_reward set stock = stock - $3 where merchant = $1 and id = $2', [
      merchant.code,
      rewardId,
      quantity,
    ]);
    const now = clock.now();
    const creditMinor = reward.creditMinor === null ? null : reward.creditMinor * quantity;
    const status = creditMinor === null ? 'process' : 'approved';
    const [redemption] = await db.query<{ id: number }>(
      `insert into point_redemption (merchant, member_id, request_id, reward_id, names, quantity, points, credit_minor,
         status, requested_at, decided_at)
       values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8, $9, $10, $11) returning id`,
      [
        ...[merchant.code, member.id, requestId, rewardId, JSON.stringify(reward.names), quantity, points, creditMinor],
        ...[status, now, creditMinor === null ? null : now],
      ],
    );
    const reference = redemptionReference(redemption?.id ?? 0);
    const movement = { merchant: merchant.code, memberId: member.id, reference };
    await ledger.post(pointMovement({ ...movement, key: `${reference}:points`, type: 'redeem', points: -points }));
    if (creditMinor !== null)
      await ledger.post(bonusPaid({ ...movement, key: `${reference}:money`, amountMinor: creditMinor }));
    return { status };
  });
}
