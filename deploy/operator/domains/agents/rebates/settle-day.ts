import { addDays, dayStart } from '@tessera/shared/format';
import { forEachIsolated } from '../../../platform/jobs/for-each-isolated.ts';
import { houseOwner, playerOwner } from '../../ledger/index.ts';
import type { Merchant } from '../../merchants/index.ts';
import type { AgentsNeeds } from '../needs.ts';
import { settleDebt } from './debts.ts';
import { type RatedAccount, rebatesOf } from './rebates.ts';

export const rebateKind = 'rebate';
export const rebateKey = (day: string, memberId: number): string => `rebate:${day}:${memberId}`;
export const rebateReference = (day: string): string => `rebate:${day}`;

/**
 * Valid bets by member: stakes that were settled on the day and are not credited one by one, less what earlier days owe. Pending bets wait for the day of
 * their result; a member who stays below zero carries that over to the next day.
 */
async function validBets({ db }: AgentsNeeds, merchant: Merchant, day: string): Promise<Map<number, number>> {
  const { timeZone } = merchant.profile;
  const rows = await db.query<{ id: number; stake: number; carried: number }>(
    `with settled as (
       select member_id, sum(stake_minor) as stake from settled_stake s
       where merchant = $1 and settled_at >= $2 and settled_at < $3
         and not exists (select 1 from stake_rebate r where r.stake_id = s.id) group by 1)
     select coalesce(s.member_id, c.member_id) as id, coalesce(s.stake, 0)::bigint as stake, coalesce(c.stake_minor, 0) as carried
     from settled s full join (select * from rebate_carry where merchant = $1) c on c.member_id = s.member_id`,
    [merchant.code, new Date(dayStart(day, timeZone)), new Date(dayStart(addDays(day, 1), timeZone))],
  );
  const nets = rows.map(({ id, stake, carried }) => ({ id, net: stake + carried }));
  const below = nets.filter(({ net }) => net < 0);
  await db.query('delete from rebate_carry where merchant = $1', [merchant.code]);
  await db.query(
    'insert into rebate_carry (member_id, merchant, stake_minor) select id, $1, net from unnest($2::bigint[], $3::bigint[]) as u (id, net)',
    [merchant.code, below.map(({ id }) => id), below.map(({ net }) => net)],
  );
  return new Map(nets.map(({ id, net }) => [id, net]));
}

/** Computes one day's rebates and stores them to be credited; a day is settled once, however often this runs. */
export async function settleDay(context: AgentsNeeds, merchant: Merchant, day: string): Promise<void> {
  const { db, clock } = context;
  await db.transaction(async () => {
    const fresh = await db.query(
      'insert into rebate_day (merchant, day, settled_at) values ($1, $2, $3) on conflict do nothing returning day',
      [merchant.code, day, clock.now()],
    );
    if (fresh.length === 0) return;
    const bets = await validBets(context, merchant, day);
    if (bets.size === 0) return;
    const accounts = await db.query<RatedAccount>(
      `select m.id, m.parent_id as "parentId", coalesce(r.basis_points, 0) as "basisPoints"
       from member m left join rebate_rate r on r.member_id = m.id
       where m.merchant = $1 and (m.parent_id is not null or r.member_id is not null)`,
      [merchant.code],
    );
    const credited = [...rebatesOf(accounts, bets)];
    await db.query(
      `insert into rebate_due (merchant, day, member_id, amount_minor)
       select $1, $2, id, amount from unnest($3::bigint[], $4::bigint[]) as u (id, amount)`,
      [merchant.code, day, credited.map(([id]) => id), credited.map(([, amountMinor]) => amountMinor)],
    );
  });
}

/** Credits every rebate that is due, each in its own transaction, so that none locks many members. */
export async function creditDue({ db, ledger, log }: AgentsNeeds, merchant: Merchant): Promise<void> {
  const due = await db.query<{ day: string; memberId: number; amountMinor: number }>(
    `select day::text, member_id as "memberId", amount_minor as "amountMinor" from rebate_due
     where merchant = $1 order by day, member_id`,
    [merchant.code],
  );
  await forEachIsolated(log, due, ({ day, memberId, amountMinor }) =>
    db.transaction(async () => {
      const taken = await db.query(
        'delete from rebate_due where merchant = $1 and day = $2 and member_id = $3 returning 1',
        [merchant.code, day, memberId],
      );
      if (taken.length === 0) return;
      const payable = await settleDebt(db, memberId, amountMinor);
      if (payable === 0) return;
      await ledger.post({
        merchant: merchant.code,
        key: rebateKey(day, memberId),
        kind: rebateKind,
        reference: rebateReference(day),
        lines: [
          { account: { owner: houseOwner, kind: 'bonus_expense' }, amountMinor: -payable },
          { account: { owner: playerOwner(memberId), kind: 'player_cash' }, amountMinor: payable },
        ],
      });
    }),
  );
}
