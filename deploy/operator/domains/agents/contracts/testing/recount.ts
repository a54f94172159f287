import type { Database } from '@tessera/database/database';

/** One contract as the recount sees it. */
export interface CountedContract {
  readonly id: number;
  readonly kind: 'dividend' | 'daily' | 'hourly';
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

/**
 * What the bills have to be, from settled stakes and the entries of the ledger alone: teams by their parents, periods by the database's own
 * calendar, amounts by BigInt. It shares nothing with the engine.
 */
export async function recount(
  db: Database,
  { id, kind, agent, carriesOver, tiers }: CountedContract,
  [first, end]: readonly [first: string, end: string],
): Promise<CountedBill[]> {
  const unit = kind === 'hourly' ? 'hour' : 'day';
  const periods = await db.query<PeriodRow>(
    `with recursive team as (
       select id from member where id = $1 union all select m.id from member m join team t on m.parent_id = t.id),
     slots as (
       select s as slot from generate_series($2::timestamp, $3::timestamp - ('1 ' || $4)::interval, ('1 ' || $4)::interval) s),
     moves as (
       select t.id, s.settled_at as at, s.stake_minor as bet, s.stake_minor as loss
       from team t join settled_stake s on s.member_id = t.id
       union all
       select t.id, e.at, 0, -e.amount_minor
       from team t join ledger_account a on a.owner = 'player:' || t.id and a.kind = 'player_cash'
         join ledger_entry e on e.account_id = a.id and e.kind in ('payout', 'rebate', 'bonus')),
     moved as (
       select id, date_trunc($4, at at time zone 'Asia/Seoul') as slot, sum(bet) as bet, sum(loss) as loss from moves group by 1, 2)
     select to_char(s.slot, 'YYYY-MM-DD HH24:MI') as "from", coalesce(sum(m.bet), 0)::text as bet,
            coalesce(sum(m.loss), 0)::text as loss, count(*) filter (where m.bet > 0) as active
     from slots s left join moved m on m.slot = s.slot group by s.slot order by s.slot`,
    [agent, first, end, unit],
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
