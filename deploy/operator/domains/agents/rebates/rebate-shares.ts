import { type Database, one } from '@tessera/database/database';
import { addDays, dayStart } from '@tessera/shared/format';
import { getRebateShares } from '@tessera/shared/wire/agent';
import { maskPlayer } from '../../bets/index.ts';
import type { Member } from '../../identity/index.ts';
import type { AgentsNeeds } from '../needs.ts';
import { requireAgent } from '../scope.ts';

interface ShareRow {
  readonly username: string;
  readonly hasLeft: boolean;
  readonly from: string;
  readonly to: string;
  readonly stake: number;
  readonly amount: number;
  readonly total: number;
  readonly shared: number;
}

/** What was credited to the agent on a day, and how: for the bets of a whole day before, for one stake, for a bet of its own, or as cashback. */
const credits = `credits as (
  select m.amount_minor, m.kind, l.key, m.kind = 'rebate' and l.reference like 'lottery:%' as is_own_bet,
         case when m.kind = 'rebate' and l.key not like 'rebate:stake:%' and l.reference not like 'lottery:%' then split_part(l.reference, ':', 2)::date end as bet_day,
         case when l.key like 'rebate:stake:%' then split_part(l.key, ':', 3)::bigint end as stake_id
  from team_movement m left join ledger_movement l on l.id = m.movement_id
  where m.member_id = $1 and m.day = $2::date and m.at >= $3 and m.at < $4 and m.flow = 'rebate')`;

/**
 * Of a day: valid bets by player and place, and the agent's share of each as the job of the day computed it: its rate above the
 * highest below it on the way down to the player. Rates only ever rise and every raise is known, so they are those of that time.
 */
const byDay = `bet_days as (
    select distinct c.bet_day, r.settled_at from credits c join rebate_day r on r.merchant = $5 and r.day = c.bet_day),
  places as (
    select d.bet_day, d.settled_at, s.member_id, coalesce(nullif(b.path, ''), p.path) as path, sum(s.stake_minor)::bigint as stake
    from bet_days d
      join settled_stake s on s.merchant = $5
        and s.settled_at >= d.bet_day::timestamp at time zone $6 and s.settled_at < (d.bet_day + 1)::timestamp at time zone $6
      join member p on p.id = s.member_id left join bet b on b.source = coalesce(s.corrects, s.source)
    where not exists (select 1 from stake_rebate r where r.stake_id = s.id)
    group by 1, 2, 3, 4),
  rated as (
    select v.*, coalesce(a.own, 0) as own, coalesce(a.below, 0) as below from places v cross join lateral (
      select max(rate) filter (where id = $1) as own,
             max(rate) filter (where n > array_position(path_ids(v.path), $1::bigint)) as below
      from unnest(path_ids(v.path)) with ordinality as i (id, n) cross join lateral (
        select coalesce(
          (select r.from_basis_points from rebate_raise r where r.member_id = i.id and r.at > v.settled_at order by r.id limit 1),
          (select r.basis_points from rebate_rate r where r.member_id = i.id), 0) as rate) r
      where n >= array_position(path_ids(v.path), $1::bigint)) a
    where v.stake > 0 and v.path like '%/' || $1::bigint || '/%'),
  day_shares as (
    select member_id, bet_day as day, stake,
           greatest(0, floor(stake::numeric * own / 10000) - floor(stake::numeric * below / 10000))::bigint as amount from rated)`;

const byStake = `stake_shares as (
  select s.member_id, merchant_day(s.merchant, s.settled_at) as day, s.stake_minor as stake, c.amount_minor as amount
  from credits c join settled_stake s on s.id = c.stake_id)`;

const page = (
  db: Database,
  agent: Member,
  params: readonly (string | number | Date)[],
  limit: number,
  offset: number,
): Promise<ShareRow[]> =>
  db.query<ShareRow>(
    `with ${credits}, ${byDay}, ${byStake},
     players as (
       select member_id, min(day)::text as "from", max(day)::text as "to", sum(stake)::bigint as stake, sum(amount)::bigint as amount
       from (select * from day_shares where amount > 0 union all select * from stake_shares) a group by 1),
     whole as (select count(*)::int as total, coalesce(sum(amount), 0)::bigint as shared from players)
     select p.*, m.username, m.path not like $7 || '%' as "hasLeft", w.total, w.shared
     from whole w left join lateral (
       select * from players order by amount desc, member_id limit $8 offset $9) p on true left join member m on m.id = p.member_id
     order by p.amount desc, p.member_id`,
    [...params, agent.path, limit, offset],
  );

/** Whose bets a day's rebate came from. */
export function answerRebateShares(context: AgentsNeeds): void {
  const { routes, db } = context;
  routes.handleMember(getRebateShares, async ({ merchant, member, request }) => {
    requireAgent(member);
    const { timeZone } = merchant.profile;
    const { day, page: number, pageSize } = request;
    const span = [new Date(dayStart(day, timeZone)), new Date(dayStart(addDays(day, 1), timeZone))] as const;
    const { credited, cashback, ownBets } = one(
      await db.query<{ credited: number; cashback: number; ownBets: number }>(
        `with ${credits} select coalesce(sum(amount_minor), 0)::bigint as credited,
           coalesce(sum(amount_minor) filter (where kind <> 'rebate'), 0)::bigint as cashback,
           coalesce(sum(amount_minor) filter (where is_own_bet), 0)::bigint as "ownBets" from credits`,
        [member.id, day, ...span],
      ),
    );
    const rows = await page(
      db,
      member,
      [member.id, day, ...span, merchant.code, timeZone],
      pageSize,
      (number - 1) * pageSize,
    );
    const { total = 0, shared = 0 } = rows[0] ?? {};
    return {
      credited,
      cashback,
      ownBets,
      adjusted: credited - cashback - ownBets - shared,
      total,
      list: rows
        .filter(({ username }) => username !== null)
        .map((row) => ({
          account: row.hasLeft ? maskPlayer(row.username) : row.username,
          hasLeft: row.hasLeft,
          from: row.from,
          to: row.to,
          stake: row.stake,
          amount: row.amount,
        })),
    };
  });
}
