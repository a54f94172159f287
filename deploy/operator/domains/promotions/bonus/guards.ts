import { isTrial } from '../../identity/index.ts';
import type { PromotionsNeeds } from '../needs.ts';
import { endDueBonus } from './ending.ts';

/**
 * What an active bonus forbids: withdrawing before it is wagered or cancelled, moving cash to a vendor, stakes above its
 * maximum, and taking a stake back that was placed before it ended.
 */
export function guardBonuses(context: PromotionsNeeds): void {
  const { db, hooks } = context;

  hooks.withdrawalGuards.push(async (_merchant, member) => {
    await endDueBonus(context, member.id);
    const rows = await db.query<{ remaining: number }>(
      `select greatest(0, required_minor - done_minor) as remaining
       from promotion_claim where member_id = $1 and status = 'active'`,
      [member.id],
    );
    const active = rows[0];
    return active ? { code: 'withdrawal.turnover.remaining', remainingTurnoverMinor: active.remaining } : null;
  });

  // Cash is staked before bonus money. With the cash at a vendor, the bonus would be staked first.
  hooks.vendorTransferGuards.push(async (_merchant, member) => {
    await endDueBonus(context, member.id);
    const rows = await db.query("select 1 from promotion_claim where member_id = $1 and status = 'active'", [
      member.id,
    ]);
    return rows.length > 0 ? 'transfer.bonus.active' : null;
  });

  // With the cash in bets that can be taken back, the bonus would be staked first.
  hooks.stakeReturnGuards.push(async (member) => {
    const [last] = await db.query<{ placedUntil: Date | null }>(
      `select ended_at as "placedUntil" from promotion_claim where member_id = $1 and is_bonus
       order by ended_at desc nulls first limit 1`,
      [member.id],
    );
    return last ? { objection: 'stake.bonus.kept', placedUntil: last.placedUntil } : null;
  });

  // The maximum applies to a whole round or issue, however many bets it is split into.
  hooks.stakeGuards.push(async ({ member, amountMinor, alreadyMinor }) => {
    if (isTrial(member)) return null;
    const rows = await db.query<{ limitMinor: number }>(
      'select maximum_bet_minor as "limitMinor" from promotion_claim where member_id = $1 and status = \'active\' and maximum_bet_minor < $2',
      [member.id, alreadyMinor + amountMinor],
    );
    const [bonus] = rows;
    return bonus ? { objection: 'stake.bonus.maximum', limitMinor: bonus.limitMinor } : null;
  });
}
