import type { OperatorContext } from '../../context.ts';
import { betGuardsOf } from '../../games/bet-guards.ts';
import { settleClaimsOf } from './settle.ts';

/** What an active bonus forbids: withdrawing before the rolling is done (or the bonus given up), and larger bets than agreed. */
export function guardBonuses(context: OperatorContext): void {
  const { db, hooks } = context;

  hooks.withdrawalGuards.push(async (_merchant, member) => {
    await settleClaimsOf(context, member.id);
    const rows = await db.query<{ remaining: number }>(
      `select greatest(0, c.required_minor - bonus_turnover(c.merchant, c.member_id, c.contribution, c.after_entry_id)) as remaining
       from promotion_claim c where c.member_id = $1 and c.status = 'active'`,
      [member.id],
    );
    const active = rows[0];
    return active ? { code: 'withdrawal.turnover.remaining', remainingTurnoverMinor: active.remaining } : null;
  });

  betGuardsOf(context).push(async ({ memberId, amountMinor, isTrial }) => {
    if (isTrial) return null;
    const rows = await db.query(
      "select 1 from promotion_claim where member_id = $1 and status = 'active' and maximum_bet_minor < $2",
      [memberId, amountMinor],
    );
    return rows.length > 0 ? 'LIMIT_REACHED' : null;
  });
}
