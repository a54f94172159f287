import { one } from '@tessera/database/database';
import type { WrittenPromotion } from '@tessera/shared/wire/console';
import { rankAt } from '../../identity/index.ts';
import type { Merchant } from '../../merchants/index.ts';
import { mayBeOffered } from '../../protection/index.ts';
import type { PromotionsNeeds } from '../needs.ts';

type Rules = WrittenPromotion['rules'];
type RulesOf<Kind extends Rules['kind']> = Extract<Rules, { readonly kind: Kind }>;

interface Granted {
  readonly members: number;
  readonly grants: number;
  readonly totalMinor: number;
  readonly requiredMinor: number;
  readonly released: number;
  readonly budgetUsedUpAt: Date | null;
}

export interface DryRun {
  readonly fromAt: Date;
  readonly toAt: Date;
  readonly eligible: number;
  readonly granted: Granted | null;
  /** The most that could have been granted, where a person decides; else null. */
  readonly mostMinor: number | null;
}

/**
 * Members who could have taken part: $1 the merchant, $2 and $3 the month, $4 now, $5 the least rank, $6 the days after
 * registration, $7 the segment. Rules that look at a moment look at it again.
 */
const eligible = `eligible as (
  select m.id, m.created_at from member m
  where m.merchant = $1 and m.created_at < $3 and ${mayBeOffered('m.id', '$4')}
    and is_in_segment(m.id, $7::jsonb)
    and ($6::int is null or m.created_at + $6::int * interval '1 day' >= $2)
    and ($5::int is null or $5::int <= ${rankAt('$4')}))`;

/** Sums the grants `g` (member_id, at, place, amount, required, done); $8 is the budget. */
const summed = `select count(distinct g.member_id) as members, count(*) as grants, coalesce(sum(g.amount), 0)::bigint as "totalMinor",
    coalesce(sum(g.required), 0)::bigint as "requiredMinor", count(*) filter (where g.done >= g.required) as released,
    min(g.at) filter (where g.running > $8::bigint) as "budgetUsedUpAt"
  from (select *, sum(amount) over (order by at, place) as running from reckoned) g`;

/** The first deposit by the rule, if it suffices, and what was settled in the days after it. */
const ofDeposits = `with ${eligible}, first as (
    select distinct on (d.member_id) d.member_id, d.id, d.amount_minor, d.decided_at, e.created_at
    from deposit d join eligible e on e.id = d.member_id
    where d.status = 'approved' and d.decided_at < $3 and ($9 = 'first-ever' or d.decided_at >= $2)
      and not exists (select 1 from payment y where y.deposit_id = d.id and y.status = 'reversed')
    order by d.member_id, d.decided_at, d.id
  ), given as (
    select member_id, decided_at as at, id as place, amount_minor, least($11::bigint, amount_minor * $10::int / 100) as amount
    from first where decided_at >= $2 and amount_minor >= $12
      and ($6::int is null or decided_at <= created_at + $6::int * interval '1 day')
  ), reckoned as (
    select v.*, ceil((v.amount_minor + v.amount) * $13::int / 100.0)::bigint as required, coalesce((
        select sum(s.stake_minor * c.percent / 100) from settled_stake s
        join jsonb_to_recordset($15::jsonb) as c (category text, percent int) on c.category = s.category
        where s.member_id = v.member_id and s.bet_at >= v.at and s.settled_at < v.at + $14::int * interval '1 day'), 0) as done
    from given v where v.amount > 0
  ) ${summed}`;

/** Losses with cash by period, of the periods that began in the month and are over. */
const ofLosses = `with ${eligible}, periods as (
    select distinct p.from_at, p.to_at
    from generate_series($2::timestamptz, $3::timestamptz - interval '1 second', interval '6 hours') as d (at),
      lateral cashback_period($9, d.at, $13) p
    where p.from_at >= $2 and p.from_at < $3 and p.to_at <= $4
  ), nets as (
    select s.member_id, p.to_at as at, floor(sum((s.cash_payout_minor - s.cash_stake_minor) * c.percent)::numeric / 100)::bigint as net
    from periods p
    join settled_stake s on s.merchant = $1 and s.bet_at >= p.from_at and s.bet_at < p.to_at
    join eligible e on e.id = s.member_id
    join jsonb_to_recordset($12::jsonb) as c (category text, percent int) on c.category = s.category
    group by 1, 2
  ), given as (
    select member_id, at, member_id as place, least($11::bigint, greatest(0, -net) * $10::int / 100) as amount from nets
  ), reckoned as (select *, 0 as required, 0 as done from given where amount > 0) ${summed}`;

/** Days on which a member did something, each with its place in the days in a row. */
const ofDays = `with ${eligible}, acts as (
    select member_id, bet_at as at from settled_stake where merchant = $1 and bet_at >= $2 and bet_at < $3
    union all select member_id, created_at from deposit where merchant = $1 and created_at >= $2 and created_at < $3
    union all select c.member_id, c.claimed_at from promotion_claim c
      join promotion p on p.merchant = c.merchant and p.id = c.promotion_id and p.kind = 'sign-in'
      where c.merchant = $1 and c.claimed_at >= $2 and c.claimed_at < $3
  ), days as (
    select a.member_id, (a.at at time zone $10)::date as day, min(a.at) as at
    from acts a join eligible e on e.id = a.member_id
    where $6::int is null or a.at <= e.created_at + $6::int * interval '1 day'
    group by 1, 2
  ), runs as (
    select *, day - (row_number() over (partition by member_id order by day))::int as run from days
  ), reckoned as (
    select member_id, at, member_id as place, 0 as required, 0 as done,
      ($9::bigint[])[1 + (row_number() over (partition by member_id, run order by day) - 1) % cardinality($9::bigint[])] as amount
    from runs
  ) ${summed}`;

type Estimate = readonly [sql: string, params: readonly unknown[]];

const depositEstimate = (rules: RulesOf<'deposit-bonus'>): Estimate => [
  ofDeposits,
  [
    ...[rules.depositRule, rules.percent, rules.capMinor, rules.minimumDepositMinor],
    ...[rules.wageringPercent, rules.daysToWager, JSON.stringify(rules.contribution)],
  ],
];
const cashbackEstimate = (rules: RulesOf<'cashback'>, timeZone: string): Estimate => [
  ofLosses,
  [rules.schedule, rules.percent, rules.capMinor, JSON.stringify(rules.contribution), timeZone],
];
const signInEstimate = (rules: RulesOf<'sign-in'>, timeZone: string): Estimate => [
  ofDays,
  [rules.dailyMinor, timeZone],
];

/** Null where a person decides, or nothing is granted. */
function estimateOf(rules: Rules, timeZone: string): Estimate | null {
  switch (rules.kind) {
    case 'deposit-bonus':
      return depositEstimate(rules);
    case 'cashback':
      return cashbackEstimate(rules, timeZone);
    case 'sign-in':
      return signInEstimate(rules, timeZone);
    default:
      return null;
  }
}

/** What rules would have granted in the last calendar month of a merchant, from what its members really did. */
export async function dryRun(
  { db, clock }: Pick<PromotionsNeeds, 'db' | 'clock'>,
  { code, profile: { timeZone } }: Merchant,
  rules: Rules,
  budgetMinor: number | null,
): Promise<DryRun> {
  const now = clock.now();
  const month = one(
    await db.query<{ fromAt: Date; toAt: Date }>(
      `select (date_trunc('month', $1::timestamptz at time zone $2) - interval '1 month') at time zone $2 as "fromAt",
         date_trunc('month', $1::timestamptz at time zone $2) at time zone $2 as "toAt"`,
      [now, timeZone],
    ),
  );
  const { minimumRank = null, newcomerDays = null, segment = null } = 'eligibility' in rules ? rules.eligibility : {};
  const params = [code, month.fromAt, month.toAt, now, minimumRank, newcomerDays, segment && JSON.stringify(segment)];
  const counted = await db.query<{ eligible: number }>(
    `with ${eligible} select count(*) as eligible from eligible`,
    params,
  );
  const { eligible: count } = one(counted);
  const estimate = estimateOf(rules, timeZone);
  const granted = estimate
    ? one(await db.query<Granted>(estimate[0], [...params, budgetMinor, ...(estimate[1] as typeof params)]))
    : null;
  const most = rules.kind === 'application' ? count * rules.capMinor : null;
  const mostMinor = most !== null && budgetMinor !== null ? Math.min(most, budgetMinor) : most;
  return { ...month, eligible: count, granted, mostMinor };
}
