import type { OperatorContext } from '../../context.ts';
import { house, playerOwner } from '../../ledger/ledger.ts';
import type { Merchant } from '../../merchants/merchant.ts';
import { addDays, startOfDay } from '../figures/merchant-days.ts';
import { type RatedAccount, rebatesOf } from './rebates.ts';

export const rebateKind = 'rebate';
export const rebateKey = (day: string, memberId: number): string => `rebate:${day}:${memberId}`;
export const rebateReference = (day: string): string => `rebate:${day}`;

/** Credits one day's rebates, all or none; a day is settled once, however often this runs. */
export async function settleDay(context: OperatorContext, merchant: Merchant, day: string): Promise<void> {
  const { db, ledger, clock } = context;
  const { timeZone } = merchant.profile;
  await db.transaction(async () => {
    const fresh = await db.query(
      'insert into rebate_day (merchant, day, settled_at) values ($1, $2, $3) on conflict do nothing returning day',
      [merchant.code, day, clock.now()],
    );
    if (fresh.length === 0) return;
    const bets = await db.query<{ id: number; bet: number }>(
      `select member_id as id, -sum(amount)::bigint as bet from team_flows($1, '/', $2, $3) where flow = 'bet' group by 1`,
      [merchant.code, new Date(startOfDay(day, timeZone)), new Date(startOfDay(addDays(day, 1), timeZone))],
    );
    if (bets.length === 0) return;
    const accounts = await db.query<RatedAccount>(
      `select m.id, m.parent_id as "parentId", coalesce(r.basis_points, 0) as "basisPoints"
       from member m left join rebate_rate r on r.member_id = m.id
       where m.merchant = $1 and (m.parent_id is not null or r.member_id is not null)`,
      [merchant.code],
    );
    const credited = rebatesOf(accounts, new Map(bets.map(({ id, bet }) => [id, bet])));
    for (const [memberId, amountMinor] of credited) {
      await ledger.post({
        merchant: merchant.code,
        key: rebateKey(day, memberId),
        kind: rebateKind,
        reference: rebateReference(day),
        lines: [
          { account: { owner: house, kind: 'bonus_expense' }, amountMinor: -amountMinor },
          { account: { owner: playerOwner(memberId), kind: 'player_cash' }, amountMinor },
        ],
      });
    }
  });
}
