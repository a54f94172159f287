import type { Database } from '@tessera/database/database';
import { addDays, dayOf, dayStart } from '@tessera/shared/format';
import type { Member } from '../../../identity/index.ts';
import { figureColumns, figureSums } from '../../figures/figures.ts';
import type { Span } from '../../figures/period.ts';

/** What a bill is made of, of one part of a team. */
interface TeamPart {
  readonly active: number;
  readonly settled: number;
  readonly payout: number;
  readonly rebate: number;
  readonly bonus: number;
}

export interface BranchPart extends TeamPart {
  readonly id: number;
  readonly username: string;
  readonly type: number;
  readonly path: string;
}

interface PartsOf {
  /** Whose bill it is. */
  readonly receiver: Pick<Member, 'id' | 'merchant'>;
  /** Of the receiver's team, or the receiver. */
  readonly branch: Pick<Member, 'id'>;
  readonly span: Span;
  readonly timeZone: string;
  readonly page: number;
  readonly pageSize: number;
}

export interface BillTeam {
  /** The branch's own account, and everything. */
  readonly own: TeamPart;
  readonly sum: TeamPart;
  /** Accounts right below with everybody under them, in whose teams something has moved. */
  readonly total: number;
  readonly list: readonly BranchPart[];
}

const nothing: TeamPart = { active: 0, settled: 0, payout: 0, rebate: 0, bonus: 0 };

/** The account right below the branch ($1) in whose team it happened; 0 for the branch's own account. */
const branchOf = `coalesce(nullif(split_part(substr(path, strpos(path, '/' || $1::bigint || '/') + length('/' || $1::bigint || '/')), '/', 1), '')::bigint, 0)`;
const inTeam = `merchant = $2 and at >= $3 and at < $4 and path like '%/' || $1::bigint || '/%' and path like '%/' || $5::bigint || '/%'`;

/** Movement by movement: a part of a day, or a branch that has been somewhere else. */
const byMovement = `select ${branchOf} as id, ${figureColumns} from team_movement_figures
  where flow in ('settled', 'payout', 'rebate', 'bonus') and ${inTeam}`;
/** Whole days are kept as sums. */
const byDay = `select f.branch_id as id, ${figureColumns} from days d cross join lateral team_figures($1::bigint, d.first, d.last) f
  where f.branch_id >= 0`;

async function hasMoved(db: Database, id: number): Promise<boolean> {
  return (await db.query('select 1 from member_move where member_id = $1 limit 1', [id])).length > 0;
}

type Row = TeamPart & {
  readonly part: 'own' | 'sum' | 'branch';
  readonly total: number;
  readonly id: number | null;
  readonly username: string | null;
  readonly type: number | null;
  readonly path: string | null;
};

const isBranch = (row: Row): row is Row & BranchPart => row.part === 'branch' && row.id !== null;

/** What the figures of a bill's period consist of: they add up to those of the bill, read in the same way. */
export async function billTeam(
  db: Database,
  { receiver, branch, span, timeZone, page, pageSize }: PartsOf,
): Promise<BillTeam> {
  const [from, to] = [dayOf(span.fromMs, timeZone), dayOf(span.toMs, timeZone)];
  const isWhole = dayStart(from, timeZone) === span.fromMs && dayStart(to, timeZone) === span.toMs;
  const isAlwaysIn = branch.id === receiver.id || !(await hasMoved(db, branch.id));
  const rows = await db.query<Row>(
    `with days as (select $6::date as first, $7::date as last),
     parts as (${isWhole && isAlwaysIn ? byDay : byMovement}),
     figures as (select id, ${figureSums} from parts group by id),
     played as (
       select ${branchOf} as id, member_id from team_movement
       where flow = 'settled' and ${inTeam} group by 1, 2 having sum(amount_minor) > 0),
     active as (select id, count(*) as active from played group by id),
     r as materialized (
       select id, coalesce(active, 0) as active, coalesce(settled, 0) as settled, coalesce(payout, 0) as payout,
              coalesce(rebate, 0) as rebate, coalesce(bonus, 0) as bonus
       from figures full join active using (id)),
     moved as (select * from r where id > 0 and (active, settled, payout, rebate, bonus) <> (0, 0, 0, 0, 0)),
     shown as (select o.*, m.username, m.type, m.path from moved o join member m using (id)
       order by o.settled desc, lower(m.username) limit $8 offset $9)
     select 'own' as part, 0 as total, null::bigint as id, null as username, null::int as type, null as path,
            active::int, settled::bigint, payout::bigint, rebate::bigint, bonus::bigint from r where id = 0
     union all
     select 'sum', (select count(*) from moved), null, null, null, null, (select count(distinct member_id) from played)::int,
            coalesce(sum(settled), 0)::bigint, coalesce(sum(payout), 0)::bigint, coalesce(sum(rebate), 0)::bigint,
            coalesce(sum(bonus), 0)::bigint from r
     union all
     select 'branch', 0, id, username, type, path, active::int, settled::bigint, payout::bigint, rebate::bigint, bonus::bigint
     from shown`,
    [
      ...[branch.id, receiver.merchant, new Date(span.fromMs), new Date(span.toMs), receiver.id],
      ...[from, addDays(to, -1), pageSize, (page - 1) * pageSize],
    ],
  );
  const sum = rows.find(({ part }) => part === 'sum');
  return {
    own: rows.find(({ part }) => part === 'own') ?? nothing,
    sum: sum ?? nothing,
    total: sum?.total ?? 0,
    list: rows.filter(isBranch),
  };
}
