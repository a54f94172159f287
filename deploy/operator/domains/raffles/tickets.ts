import type { Database } from '@tessera/database/database';
import { trialType } from '../identity/index.ts';
import type { RaffleRow } from './raffle-row.ts';

interface MemberTickets {
  readonly memberId: number;
  readonly tickets: number;
}

/**
 * The tickets of a raffle as they stand, of one member or of all who have any. They are counted from what was settled and
 * signed before the close, so a correction before it takes tickets back; what was done during a break brings none.
 */
export function readTickets(
  db: Database,
  { merchant, rules, opensAt, closesAt }: Pick<RaffleRow, 'merchant' | 'rules' | 'opensAt' | 'closesAt'>,
  timeZone: string,
  memberId: number | null = null,
): Promise<MemberTickets[]> {
  const { ticketStakeMinor, products, isPerDay, isPerSignIn, maximumTickets } = rules;
  return db.query<MemberTickets>(
    `with act as (
       select s.member_id, s.stake_minor, (s.bet_at at time zone $6)::date as day from settled_stake s
       where s.merchant = $1 and s.bet_at >= $2 and s.bet_at < $3 and s.settled_at < $3
         and s.category in (select jsonb_array_elements_text($4::jsonb))
         and ($5::bigint is null or s.member_id = $5) and not is_on_break(s.member_id, s.bet_at)
     ), gained as (
       select member_id, floor(greatest(sum(stake_minor), 0) / $7::bigint) as tickets from act
         where $7::bigint is not null group by 1
       union all
       select member_id, 1 from act where $8::boolean group by member_id, day having sum(stake_minor) > 0
       union all
       select c.member_id, count(distinct c.period) from promotion_claim c
         join promotion p on p.merchant = c.merchant and p.id = c.promotion_id and p.kind = 'sign-in'
         where $9::boolean and c.merchant = $1 and c.claimed_at >= $2 and c.claimed_at < $3
           and ($5::bigint is null or c.member_id = $5) and not is_on_break(c.member_id, c.claimed_at) group by 1
     )
     select g.member_id as "memberId", least($10::int, sum(g.tickets))::int as tickets
     from gained g join member m on m.id = g.member_id and m.type <> ${trialType} and m.status <> 'closed'
     group by 1 having sum(g.tickets) > 0 order by 1`,
    [
      ...[merchant, opensAt, closesAt, JSON.stringify(products), memberId, timeZone],
      ...[ticketStakeMinor, isPerDay, isPerSignIn, maximumTickets],
    ],
  );
}
