import type { Database, SqlValue } from '@tessera/database/database';
import type { RecordedBetStatus } from '@tessera/shared/wire/wallet';
import { betColumns, type RecordedBet } from '../../bets/index.ts';
import type { Days } from '../figures/period.ts';
import type { RecordScope } from './scope.ts';

export interface TeamBetFilter {
  readonly scope: RecordScope;
  readonly days: Days;
  readonly category?: string | undefined;
  readonly vendor?: string | undefined;
  readonly statuses?: readonly RecordedBetStatus[] | undefined;
  /** Of one bet alone, whatever its day and the rest of the filter. */
  readonly source?: string | undefined;
}

export interface TeamBet extends RecordedBet {
  readonly username: string;
  readonly hasLeft: boolean;
}

export interface TeamBetSum {
  readonly category: string;
  readonly vendor: string;
  readonly status: RecordedBetStatus;
  readonly bets: number;
  readonly stakeMinor: number;
  readonly payoutMinor: number;
}

const matches = (alias: string) =>
  `($4::text is null or ${alias}.category = $4) and ($5::text is null or ${alias}.vendor = $5)
   and ($6::text[] is null or ${alias}.status = any($6::text[]))`;

const paramsOf = ({ scope, days, category, vendor, statuses }: TeamBetFilter): SqlValue[] => [
  scope.agent.id,
  days.from,
  days.to,
  category ?? null,
  vendor ?? null,
  statuses ?? null,
];

const isOlder = '($7::bigint is null or (b.day, b.placed_at, b.id) < (select day, placed_at, id from start))';
const start = `start as (select day, placed_at, id from bet where id = $7 and path like '%/' || $1::bigint || '/%')`;

/** The newest bets of each of the accounts. */
const ofAccounts = `with ${start},
  b as (select b.* from unnest($9::bigint[]) as m (id) cross join lateral (
    select * from bet b where b.member_id = m.id and b.day between $2::date and $3::date and b.path like '%/' || $1::bigint || '/%'
      and ${matches('b')} and ${isOlder}
    order by b.day desc, b.placed_at desc, b.id desc limit $8) b)`;

/**
 * The newest bets of the days on which the team has enough of them: the sums say which, so that a rare kind of bet is not
 * searched for in all bets of a long period.
 */
const byTime = `with ${start},
  counted as (
    select t.day, sum(case when t.day = (select day from start) then 0 else t.bets end) as bets
    from team_bets($1, $2::date, $3::date) t
    where ${matches('t')} and ($7::bigint is null or t.day <= (select day from start)) group by t.day having sum(t.bets) > 0),
  days as (select day from (select day, sum(bets) over (order by day desc) - bets as newer from counted) c where newer < $8),
  b as (select b.* from days cross join lateral (
    select * from bet b where b.merchant = $9 and b.day = days.day and b.path like '%/' || $1::bigint || '/%'
      and ${matches('b')} and ${isOlder}
    order by b.placed_at desc, b.id desc limit $8) b)`;

/** One bet of the team, if there is such a one. */
const readOne = (db: Database, { scope: { agent }, source }: TeamBetFilter) =>
  db.query<TeamBet>(
    `select ${betColumns}, m.username, m.path not like $3 || '%' as "hasLeft" from bet b join member m on m.id = b.member_id
     where b.source = $1 and b.path like '%/' || $2::bigint || '/%'`,
    [source ?? '', agent.id, agent.path],
  );

/** Bets that match, newest first, older than the bet with the id `after`. */
export function readTeamBets(
  db: Database,
  filter: TeamBetFilter,
  after: number | null,
  limit: number,
): Promise<TeamBet[]> {
  if (filter.source !== undefined) return after === null ? readOne(db, filter) : Promise.resolve([]);
  const { agent, memberIds } = filter.scope;
  return db.query<TeamBet>(
    `${memberIds ? ofAccounts : byTime}
     select ${betColumns}, m.username, m.path not like $10 || '%' as "hasLeft"
     from (select * from b order by day desc, placed_at desc, id desc limit $8) b join member m on m.id = b.member_id
     order by b.day desc, b.placed_at desc, b.id desc`,
    [...paramsOf(filter), after, limit, memberIds ?? agent.merchant, agent.path],
  );
}

/** Sums of the bets of a period by product, vendor and status. */
export async function sumTeamBets(db: Database, filter: TeamBetFilter): Promise<TeamBetSum[]> {
  const { scope, days, source } = filter;
  if (source !== undefined) return (await readOne(db, filter)).map((bet) => ({ ...bet, bets: 1 }));
  const sums = `category, vendor, status, sum(bets)::bigint as bets, sum(stake_minor)::bigint as "stakeMinor",
    sum(payout_minor)::bigint as "payoutMinor"`;
  if (!scope.isOne) {
    return db.query<TeamBetSum>(
      `select ${sums} from team_bets($1, $2::date, $3::date) group by category, vendor, status having sum(bets) > 0
       order by category, vendor, status`,
      [scope.agent.id, days.from, days.to],
    );
  }
  return db.query<TeamBetSum>(
    `select ${sums} from (select category, vendor, status, 1 as bets, stake_minor, payout_minor from bet
       where member_id = any($4::bigint[]) and day between $2::date and $3::date and path like '%/' || $1::bigint || '/%') b
     group by category, vendor, status order by category, vendor, status`,
    [scope.agent.id, days.from, days.to, scope.memberIds ?? []],
  );
}
