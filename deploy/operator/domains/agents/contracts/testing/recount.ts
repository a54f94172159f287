import type { Database } from '@tessera/database/database';

/** How often the recount bills: the periods of a dividend, and those of wages. */
export const countedRhythms = ['daily', 'weekly', 'semimonthly', 'monthly', 'hourly', 'realTime'] as const;
export type CountedRhythm = (typeof countedRhythms)[number];

/** One contract as the recount sees it. */
export interface CountedContract {
  readonly id: number;
  readonly kind: 'dividend' | 'daily' | 'hourly' | 'realTime';
  readonly rhythm: CountedRhythm;
  readonly agent: number;
  readonly carriesOver: boolean;
  readonly tiers: readonly { activeMembers: number; validBet: number; loss: number; rateBasisPoints: number }[];
}

export interface CountedBill {
  readonly contract: number;
  readonly from: string;
  readonly validBet: number;
  readonly active: number;
  readonly loss: number;
  readonly base: number;
  readonly amount: number;
}

interface PeriodRow {
  readonly from: string;
  readonly bet: string;
  readonly loss: string;
  readonly active: number;
}

/** SQL: the beginning of the period of a local time, by the database's own calendar; weeks begin on Monday. */
const beginnings: Readonly<Record<CountedRhythm, (at: string) => string>> = {
  daily: (at) => `date_trunc('day', ${at})`,
  weekly: (at) => `date_trunc('week', ${at})`,
  semimonthly: (at) =>
    `date_trunc('month', ${at}) + case when extract(day from ${at}) > 15 then interval '15 days' else interval '0' end`,
  monthly: (at) => `date_trunc('month', ${at})`,
  hourly: (at) => `date_trunc('hour', ${at})`,
  realTime: (at) => `date_bin('5 minutes', ${at}, timestamp '2000-01-01')`,
};

/** SQL: the end of the period that begins at `slot`. */
const ends: Readonly<Record<CountedRhythm, string>> = {
  daily: "slot + interval '1 day'",
  weekly: "slot + interval '7 days'",
  semimonthly:
    "case when extract(day from slot) = 1 then slot + interval '15 days' else date_trunc('month', slot) + interval '1 month' end",
  monthly: "slot + interval '1 month'",
  hourly: "slot + interval '1 hour'",
  realTime: "slot + interval '5 minutes'",
};

/** The first period of a rhythm that begins at or after a local time. */
export async function firstPeriod(db: Database, rhythm: CountedRhythm, notBefore: string): Promise<string> {
  const [row] = await db.query<{ first: string }>(
    `select to_char(min(slot), 'YYYY-MM-DD HH24:MI') as first from (
       select ${beginnings[rhythm]('at')} as slot
       from generate_series($1::timestamp, $1::timestamp + interval '32 days', interval '5 minutes') at) s
     where slot >= $1::timestamp`,
    [notBefore],
  );
  if (!row) throw new Error(`No ${rhythm} period begins after ${notBefore}.`);
  return row.first;
}

/**
 * What the bills have to be, from settled stakes and the entries of the ledger alone: teams by their parents, periods by the
 * database's own calendar, amounts by BigInt. It shares nothing with the engine. Periods begin at or after `first` and are
 * over at `end`, both local times; short ones in which nobody has played are left out.
 */
export async function recount(
  db: Database,
  { id, kind, rhythm, agent, carriesOver, tiers }: CountedContract,
  [first, end]: readonly [first: string, end: string],
): Promise<CountedBill[]> {
  const begins = beginnings[rhythm];
  const isShort = rhythm === 'hourly' || rhythm === 'realTime';
  const periods = await db.query<PeriodRow>(
    `with recursive team as (
       select id from member where id = $1 union all select m.id from member m join team t on m.parent_id = t.id),
     moves as (
       select t.id, s.settled_at as at, s.stake_minor as bet, s.stake_minor as loss
       from team t join settled_stake s on s.member_id = t.id
       union all
       select t.id, e.at, 0, -e.amount_minor
       from team t join ledger_account a on a.owner = 'player:' || t.id and a.kind = 'player_cash'
         join ledger_entry e on e.account_id = a.id and e.kind in ('payout', 'rebate', 'bonus')),
     moments as (
       select id, at at time zone 'Asia/Seoul' as at, bet, loss from moves
       ${isShort ? '' : "union all select null, d, 0, 0 from generate_series($2::timestamp, $3::timestamp, interval '1 day') d"}),
     moved as (
       select ${begins('at')} as slot, id, sum(bet) as bet, sum(loss) as loss from moments group by 1, 2)
     select to_char(slot, 'YYYY-MM-DD HH24:MI') as "from", coalesce(sum(bet), 0)::text as bet,
            coalesce(sum(loss), 0)::text as loss, count(*) filter (where bet > 0) as active
     from moved where slot >= $2::timestamp and ${ends[rhythm]} <= $3::timestamp
     group by slot order by slot`,
    [agent, first, end],
  );
  let carried = 0n;
  return periods.map(({ from, bet, loss, active }) => {
    const base = kind === 'dividend' ? BigInt(loss) + carried : BigInt(bet);
    carried = carriesOver && base < 0n ? base : 0n;
    let rate = 0n;
    for (const tier of tiers) {
      const isReached = active >= tier.activeMembers && BigInt(bet) >= tier.validBet;
      if (isReached && (kind !== 'dividend' || base >= tier.loss)) rate = BigInt(tier.rateBasisPoints);
    }
    const amount = base > 0n ? (base * rate) / 10_000n : 0n;
    return {
      ...{ contract: id, from, active, validBet: Number(bet), loss: Number(loss) },
      ...{ base: Number(base), amount: Number(amount) },
    };
  });
}
