import { type Database, one } from '@tessera/database/database';
import { type Member, searchedName } from '../../identity/index.ts';
import { type BranchPage, type BranchRow, literally, wasMoved } from './branch-rows.ts';
import { figureColumns, figureSums, type StoredFigures, storedFigures } from './figures.ts';
import type { Days } from './period.ts';

export interface AccountsFilter {
  readonly agent: Member;
  readonly parent: Member;
  readonly days: Days;
  readonly keyword?: string | undefined;
}

const jsonSums = storedFigures.map((name) => `'${name}', coalesce(sum(${name}), 0)`).join(', ');
const zeros = storedFigures.map((name) => `coalesce(f.${name}, 0) as ${name}`).join(', ');

/**
 * Figures of accounts (SQL of their ids) alone. What they do is in the sums of `team_day`, but of an account that was moved:
 * only what it did in this team counts, and its sums have no team.
 */
const ownFigures = (ids: string): string => `
  select d.account_id, ${figureColumns} from team_day d
  where d.account_id in (${ids}) and d.branch_id = 0 and d.day between $3::date and $4::date
    and not ${wasMoved('d.account_id')}
  union all
  select member_id, ${figureColumns} from late where member_id in (${ids}) and not ${wasMoved('late.member_id')}
  union all
  select m.member_id, ${figureColumns} from member_move o join team_movement_figures m on m.member_id = o.member_id
  where o.id = (select max(id) from member_move where member_id = o.member_id) and o.member_id in (${ids})
    and m.day between $3::date and $4::date and m.path like '%/' || $5::bigint || '/%'`;

const late = `late as (
  select m.member_id, ${figureColumns} from unfolded_movement u join team_movement_figures m using (id)
  where m.day between $3::date and $4::date)`;

const paramsOf = ({ parent, days, keyword = '' }: AccountsFilter, team: Pick<Member, 'id'>) =>
  [parent.path, literally(searchedName(keyword)), days.from, days.to, team.id] as const;

const isNamed = `($2 = '' or m.username ilike '%' || $2 || '%')`;

/** Accounts of the branch, the parent among them, by name, each with what it did itself in the agent's team. */
export async function accountRows(
  db: Database,
  filter: AccountsFilter,
  { order, page, pageSize }: { readonly order: 'asc' | 'desc'; readonly page: number; readonly pageSize: number },
): Promise<BranchPage> {
  const rows = await db.query<BranchRow & { id: number | null; total: number; sums: StoredFigures }>(
    `with found as materialized (
       select m.id, m.username, m.type, m.depth from member m where m.path like $1 || '%' and ${isNamed}),
     ${late},
     whole as (
       select count(*)::int as total, (
         select jsonb_build_object(${jsonSums}) from (${ownFigures('select id from found')}) s) as sums
       from found),
     page as (select * from found order by lower(username) ${order} limit $6 offset $7)
     select p.*, coalesce(t.members, 0) as downline, false as "hasLeft", ${wasMoved('p.id')} as "wasMoved", ${zeros}, w.total, w.sums
     from whole w left join page p on true left join team_total t on t.account_id = p.id
       left join lateral (select ${figureSums} from (${ownFigures('p.id')}) o) f on true
     order by lower(p.username) ${order}`,
    [...paramsOf(filter, filter.agent), pageSize, (page - 1) * pageSize],
  );
  const { total, sums } = one(rows);
  return { rows: rows.filter(({ id }) => id !== null), total, sums };
}

export type ExportedRow = BranchRow & { readonly path: string };

/**
 * The same accounts for a file, each after the account that it is below, from the one after `after` on; without a name also
 * those that have left the branch, so that the rows add up to it.
 */
export const accountsAfter = (db: Database, filter: AccountsFilter, after: ExportedRow | undefined, limit: number) =>
  db.query<ExportedRow>(
    `with page as materialized (
       select m.id, m.username, m.type, m.depth, m.path, not (m.path like $1 || '%') as "hasLeft" from member m
       where (m.path like $1 || '%' and ${isNamed}
           or $2 = '' and m.id in (select member_id from member_move where from_path like '%/' || $5::bigint || '/%'))
         and m.path ~>~ $6 order by m.path using ~<~ limit $7),
     ${late}
     select p.*, 0 as downline, true as "wasMoved", ${zeros}
     from page p left join lateral (select ${figureSums} from (${ownFigures('p.id')}) o) f on true
     order by p.path using ~<~`,
    [...paramsOf(filter, filter.parent), after?.path ?? '', limit],
  );
