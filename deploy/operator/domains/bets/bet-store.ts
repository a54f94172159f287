import { type Database, one, type SqlValue } from '@tessera/database/database';
import type { RecordedBetStatus } from '@tessera/shared/wire/wallet';
import type { BetDetails } from '../cashier/index.ts';

export interface BetFilter {
  readonly memberId: number;
  /** Days of the merchant on which the bets were placed, both included. */
  readonly from: string;
  readonly to: string;
  readonly category?: string | undefined;
  readonly vendor?: string | undefined;
  readonly statuses?: readonly RecordedBetStatus[] | undefined;
}

/** A row of the record; its details are there where they were added (`withDetails`). */
export interface RecordedBet extends BetDetails {
  readonly id: number;
  readonly source: string;
  readonly category: string;
  readonly vendor: string;
  readonly game: string;
  readonly reference: string;
  readonly stakeMinor: number;
  readonly payoutMinor: number;
  readonly status: RecordedBetStatus;
  readonly placedAt: Date;
  readonly settledAt: Date | null;
}

export interface BetSums {
  readonly bets: number;
  readonly stakeMinor: number;
  readonly payoutMinor: number;
  /** Of settled bets. */
  readonly netMinor: number;
  readonly openMinor: number;
}

export interface Product {
  readonly category: string;
  readonly vendor: string;
}

/** The condition of a filter on `bet` or `bet_day`, whose parameters are the first six. */
const matches = (alias: 'b' | 'd') =>
  `${alias}.member_id = $1 and ${alias}.day between $2::date and $3::date
   and ($4::text is null or ${alias}.category = $4) and ($5::text is null or ${alias}.vendor = $5)
   and ($6::text[] is null or ${alias}.status = any($6::text[]))`;

const paramsOf = ({ memberId, from, to, category, vendor, statuses }: BetFilter): SqlValue[] => [
  memberId,
  from,
  to,
  category ?? null,
  vendor ?? null,
  statuses ?? null,
];

/** The columns of a {@link RecordedBet}. */
export const betColumns = `b.id, b.source, b.category, b.vendor, b.game, b.reference, b.stake_minor as "stakeMinor",
  b.payout_minor as "payoutMinor", b.status, b.placed_at as "placedAt", b.settled_at as "settledAt"`;

/**
 * Bets that match, newest first, older than the bet with the id `after`. The sums say on which days there are enough of
 * them, so that a rare kind of bet is not searched for in all days of a long history.
 */
export function readBets(db: Database, filter: BetFilter, after: number | null, limit: number): Promise<RecordedBet[]> {
  return db.query<RecordedBet>(
    `with start as (select day, placed_at, id from bet where id = $7 and member_id = $1),
     counted as (
       select d.day, sum(case when d.day = (select day from start) then 0 else d.bets end) as bets from bet_day d
       where ${matches('d')} and d.bets > 0 and ($7::bigint is null or d.day <= (select day from start))
       group by d.day),
     days as (select day from (select day, sum(bets) over (order by day desc) - bets as newer from counted) c where newer < $8)
     select ${betColumns} from days join bet b on b.day = days.day
     where ${matches('b')}
       and ($7::bigint is null or (b.day, b.placed_at, b.id) < (select day, placed_at, id from start))
     order by b.day desc, b.placed_at desc, b.id desc limit $8`,
    [...paramsOf(filter), after, limit],
  );
}

const sums = `coalesce(sum(d.bets), 0)::bigint as bets,
  coalesce(sum(d.stake_minor) filter (where d.status <> 'void'), 0)::bigint as "stakeMinor",
  coalesce(sum(d.payout_minor) filter (where d.status <> 'void'), 0)::bigint as "payoutMinor",
  coalesce(sum(d.payout_minor - d.stake_minor) filter (where d.status not in ('void', 'open')), 0)::bigint as "netMinor",
  coalesce(sum(d.stake_minor) filter (where d.status = 'open'), 0)::bigint as "openMinor"`;

export async function sumBets(db: Database, filter: BetFilter): Promise<BetSums> {
  return one(await db.query<BetSums>(`select ${sums} from bet_day d where ${matches('d')}`, paramsOf(filter)));
}

const settled = ['won', 'lost', 'tie'] as const;
type PeriodOf = Pick<BetFilter, 'memberId' | 'from' | 'to'>;

/** Sums of settled bets by day (only `day`), by product (only `category`) and by vendor (both others). */
export function sumSettled(
  db: Database,
  period: PeriodOf,
): Promise<(BetSums & { readonly [Key in 'day' | 'category' | 'vendor']: string | null })[]> {
  return db.query(
    `select d.day::text as day, d.category, d.vendor, ${sums} from bet_day d where ${matches('d')} and d.bets > 0
     group by grouping sets ((d.day), (d.category), (d.category, d.vendor)) order by "stakeMinor" desc`,
    paramsOf({ ...period, statuses: settled }),
  );
}

/** Sums of settled bets by day and vendor, the oldest day first. */
export function sumByDay(db: Database, period: PeriodOf): Promise<(BetSums & Product & { readonly day: string })[]> {
  return db.query(
    `select d.day::text as day, d.category, d.vendor, ${sums} from bet_day d where ${matches('d')} and d.bets > 0
     group by d.day, d.category, d.vendor order by d.day, d.category, d.vendor`,
    paramsOf({ ...period, statuses: settled }),
  );
}

/** What the member has ever bet on. */
export function productsOf(db: Database, memberId: number): Promise<Product[]> {
  return db.query<Product>(
    'select distinct category, vendor from bet_day where member_id = $1 and bets > 0 order by category, vendor',
    [memberId],
  );
}

export async function readBet(db: Database, memberId: number, source: string): Promise<RecordedBet | undefined> {
  const rows = await db.query<RecordedBet>(`select ${betColumns} from bet b where b.member_id = $1 and b.source = $2`, [
    memberId,
    source,
  ]);
  return rows[0];
}

/** The bet of a member that a reference names; undefined when it names none or several, as the issue of a draw may. */
export async function betAbout(db: Database, memberId: number, reference: string): Promise<string | undefined> {
  const bets = await db.query<{ source: string }>(
    'select source from bet where member_id = $1 and reference = $2 limit 2',
    [memberId, reference],
  );
  return bets.length === 1 ? bets[0]?.source : undefined;
}
