import type { Database } from '@tessera/database/database';
import type { FigureName } from '@tessera/shared/wire/agent';
import type { Member } from '../../identity/index.ts';
import { figureSums, netOf, noFigures, type StoredFigures, storedFigures } from './figures.ts';
import type { Days } from './period.ts';

export interface BranchRow extends StoredFigures {
  readonly id: number;
  readonly username: string;
  readonly type: number;
  readonly depth: number;
  readonly downline: number;
  /** It was below the parent and is no longer. */
  readonly hasLeft: boolean;
  /** It was put under another account at some time. */
  readonly wasMoved: boolean;
}

export interface BranchPage {
  readonly rows: readonly BranchRow[];
  /** Of all pages. */
  readonly total: number;
  readonly sums: StoredFigures;
}

export interface ChildrenFilter {
  readonly parent: Member;
  readonly days: Days;
  readonly sort: 'account' | 'downline' | FigureName;
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly pageSize: number;
}

/** Escapes a text for LIKE. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

export const wasMoved = (id: string): string => `exists (select 1 from member_move v where v.member_id = ${id})`;
const sumsOver = storedFigures.map((name) => `'${name}', coalesce(sum(${name}) over (), 0)`).join(', ');
const zeros = storedFigures.map((name) => `coalesce(f.${name}, 0) as ${name}`).join(', ');

/** Rows with the totals of all pages beside each of them. */
type CountedRow = BranchRow & { readonly total: number; readonly sums: StoredFigures };

const pageOf = (rows: readonly CountedRow[]): BranchPage => ({
  rows,
  total: rows[0]?.total ?? 0,
  sums: rows[0]?.sums ?? noFigures,
});

/** The accounts directly below the parent, each with everybody under it; also one that has left, if it did something here. */
export async function childRows(db: Database, filter: ChildrenFilter): Promise<BranchPage> {
  const { parent, days, sort, order, page, pageSize } = filter;
  const by = sort === 'account' ? 'lower(username)' : sort === 'net' ? netOf('r') : sort;
  const rows = await db.query<CountedRow>(
    `with f as (
       select branch_id, ${figureSums} from team_figures($1, $2::date, $3::date) where branch_id > 0 group by branch_id),
     late as (
       select branch_id, count(*) filter (where member_id <> branch_id) as members from unfolded_team($1)
       where flow = 'member' and branch_id > 0 group by branch_id),
     r as (
       select m.id, m.username, m.type, $4::int as depth, m.parent_id is distinct from $1 as "hasLeft", ${wasMoved('m.id')} as "wasMoved",
              case when m.parent_id = $1 then coalesce(t.members, 0) + coalesce(l.members, 0) else 0 end::int as downline, ${zeros}
       from member m left join f on f.branch_id = m.id left join team_total t on t.account_id = m.id
         left join late l on l.branch_id = m.id
       where m.parent_id = $1 or m.id in (select branch_id from f))
     select r.*, count(*) over ()::int as total, jsonb_build_object(${sumsOver}) as sums
     from r order by ${by} ${order}, lower(username) limit $5 offset $6`,
    [parent.id, days.from, days.to, parent.depth + 1, pageSize, (page - 1) * pageSize],
  );
  if (rows.length > 0 || page === 1) return pageOf(rows);
  // Beyond the last page only the totals are known.
  const { total, sums } = await childRows(db, { ...filter, page: 1, pageSize: 1 });
  return { rows: [], total, sums };
}
