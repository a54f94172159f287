import { type Database, one } from '@tessera/database/database';
import type { Member } from '../../identity/index.ts';
import { figureColumns, figureSums, noFigures, type StoredFigures, storedFigures } from './figures.ts';
import type { DayPart, Days } from './period.ts';

export interface AccountFigures {
  readonly own: StoredFigures;
  /** Of everybody below. */
  readonly below: StoredFigures;
  /** Accounts opened below. */
  readonly newMembers: number;
}

interface PartRow extends StoredFigures {
  readonly branch: number;
  readonly members: number;
}

const noPart: DayPart = { day: '-infinity', fromMs: 0, hourMs: 0, untilMs: 0 };

/** Figures of an agent and of its team on whole days and, if given, the part of a day after them. */
export async function figuresOfDays(
  db: Database,
  agent: Pick<Member, 'id' | 'merchant'>,
  days: Days,
  part: DayPart | null = null,
): Promise<AccountFigures> {
  const { fromMs, hourMs, untilMs } = part ?? noPart;
  const rows = await db.query<PartRow>(
    `with parts as (
       select branch_id, members, ${figureColumns} from team_figures($1, $2::date, $3::date) where branch_id in (0, -1)
       union all
       select branch_id, members, ${figureColumns} from team_hours($1, $4, $5)
       union all
       select case when member_id = $1 then 0 else -1 end, members, ${figureColumns} from team_movement_figures
       where merchant = $6 and flow = any($8::text[]) and at >= $5 and at < $7 and path like '%/' || $1::bigint || '/%')
     select branch_id as branch, coalesce(sum(members), 0)::int as members, ${figureSums} from parts group by branch_id`,
    [
      ...[agent.id, days.from, days.to, new Date(fromMs), new Date(hourMs), agent.merchant, new Date(untilMs)],
      // Every one: the index by time begins with them.
      [...storedFigures, 'member'],
    ],
  );
  const below = rows.find(({ branch }) => branch === -1);
  return {
    own: rows.find(({ branch }) => branch === 0) ?? noFigures,
    below: below ?? noFigures,
    newMembers: below?.members ?? 0,
  };
}

/** How many accounts of the team, the agent among them, bet in that time; each is counted once. */
export async function activeBettors(
  db: Database,
  agent: Pick<Member, 'id' | 'merchant'>,
  days: Days,
  part: DayPart | null = null,
): Promise<number> {
  const rows = await db.query<{ n: number }>(
    `select (case when $2::date <= $3::date then team_active($1, $2::date, $3::date) else 0 end
       + case when $4::date is null then 0 else team_active_until($1, $5, $2::date, $4::date, $6) end)::int as n`,
    [agent.id, days.from, days.to, part?.day ?? null, agent.merchant, new Date(part?.untilMs ?? 0)],
  );
  return one(rows).n;
}

export interface TeamStatus {
  readonly members: number;
  readonly ownBalanceMinor: number;
  readonly belowBalanceMinor: number;
}

/** How many accounts are below an agent now, and what they and the agent have. */
export async function teamStatus(db: Database, agent: Member): Promise<TeamStatus> {
  const rows = await db.query<TeamStatus>(
    `with late as (
       select m.member_id, m.balance_minor, m.members from unfolded_movement u join team_movement m using (id)
       join member n on n.id = m.member_id where n.path like '%/' || $1::bigint || '/%')
     select (coalesce(sum(members), 0))::int as members, coalesce(sum(own), 0)::bigint as "ownBalanceMinor",
            coalesce(sum(below), 0)::bigint as "belowBalanceMinor"
     from (select members, own_minor as own, below_minor as below from team_total where account_id = $1
           union all
           select case when member_id = $1 then 0 else members end, case when member_id = $1 then balance_minor else 0 end,
                  case when member_id = $1 then 0 else balance_minor end from late) t`,
    [agent.id],
  );
  return one(rows);
}
