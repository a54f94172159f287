import type { Database } from '@tessera/database/database';

/** Figures in minor units, signed as a page shows them. */
export interface CountedFigures {
  readonly bet: number;
  readonly payout: number;
  readonly rebate: number;
  readonly bonus: number;
  readonly wages: number;
  readonly dividend: number;
  readonly net: number;
}

/** The income of an agent in minor units. */
export interface CountedIncome {
  readonly rebate: number;
  readonly wages: number;
  readonly dividend: number;
  readonly paid: number;
}

interface Row extends Omit<CountedFigures, 'net'> {
  readonly id: number;
  readonly parent: number | null;
  readonly earnedWages: number;
  readonly earnedDividend: number;
  readonly paid: number;
}

const names = ['bet', 'payout', 'rebate', 'bonus', 'wages', 'dividend'] as const;

/** One team, recounted from the entries of the ledger alone; it shares nothing with the figures of the pages. */
export interface CountedTeam {
  /** Of an account alone. */
  own(id: number): CountedFigures;
  /** Of an account and everybody below it. */
  branch(id: number): CountedFigures;
  childrenOf(id: number): readonly number[];
  income(id: number): CountedIncome;
}

/** Recounts everybody below `root` between two local days, both inclusive. */
export async function recountTeam(
  db: Database,
  root: number,
  [from, to]: readonly [string, string],
): Promise<CountedTeam> {
  const rows = await db.query<Row>(
    `with recursive team as (
       select id, parent_id from member where id = $1
       union all select m.id, m.parent_id from member m join team t on m.parent_id = t.id),
     entries as (
       select t.id, e.kind, e.amount_minor as amount from team t
       join ledger_account a on a.owner = 'player:' || t.id join ledger_entry e on e.account_id = a.id
       where (e.at at time zone 'Asia/Seoul')::date between $2::date and $3::date)
     select t.id, t.parent_id as parent,
       coalesce(-sum(amount) filter (where kind in ('bet', 'rollback')), 0)::bigint as bet,
       coalesce(sum(amount) filter (where kind = 'payout'), 0)::bigint as payout,
       coalesce(sum(amount) filter (where kind = 'rebate'), 0)::bigint as rebate,
       coalesce(sum(amount) filter (where kind = 'bonus'), 0)::bigint as bonus,
       coalesce(sum(amount) filter (where kind = 'wage'), 0)::bigint as wages,
       coalesce(sum(amount) filter (where kind = 'dividend'), 0)::bigint as dividend,
       coalesce(sum(amount) filter (where kind = 'wage' and amount > 0), 0)::bigint as "earnedWages",
       coalesce(sum(amount) filter (where kind = 'dividend' and amount > 0), 0)::bigint as "earnedDividend",
       coalesce(-sum(amount) filter (where kind in ('wage', 'dividend') and amount < 0), 0)::bigint as paid
     from team t left join entries e on e.id = t.id group by 1, 2`,
    [root, from, to],
  );
  const ofAccount = new Map(rows.map((row) => [row.id, row]));
  const childrenOf = (id: number) => rows.filter(({ parent }) => parent === id).map((row) => row.id);
  const branchIds = (id: number): number[] => [id, ...childrenOf(id).flatMap(branchIds)];
  function sum(ids: readonly number[]): CountedFigures {
    const counted = Object.fromEntries(
      names.map((name) => [name, ids.reduce((total, id) => total + (ofAccount.get(id)?.[name] ?? 0), 0)]),
    ) as Omit<CountedFigures, 'net'>;
    return { ...counted, net: counted.payout + counted.rebate + counted.bonus - counted.bet };
  }
  return {
    own: (id) => sum([id]),
    branch: (id) => sum(branchIds(id)),
    childrenOf,
    income(id) {
      const row = ofAccount.get(id);
      return {
        rebate: row?.rebate ?? 0,
        wages: row?.earnedWages ?? 0,
        dividend: row?.earnedDividend ?? 0,
        paid: row?.paid ?? 0,
      };
    },
  };
}
