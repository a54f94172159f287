import { type Database, one } from '@tessera/database/database';
import type { ContractKind, MovementFlow } from '@tessera/shared/wire/agent';
import { figureSums, noFigures, plus, type StoredFigures } from '../figures/figures.ts';
import type { Days, Span } from '../figures/period.ts';
import { figuresOfDays } from '../figures/team-figures.ts';
import { isInPlace, placeParams, type RecordScope } from './scope.ts';

export interface MovementRow {
  readonly id: number;
  readonly memberId: number;
  readonly username: string;
  readonly hasLeft: boolean;
  readonly flow: MovementFlow;
  readonly kind: string;
  readonly reference: string;
  readonly meta: Readonly<Record<string, unknown>>;
  readonly amountMinor: number;
  readonly counterpart: string | null;
  readonly isCounterpartKnown: boolean;
  /** Of a settled stake. */
  readonly source: string | null;
  readonly billId: number | null;
  readonly billKind: ContractKind | null;
  readonly at: Date;
}

export interface MovementFilter {
  readonly scope: RecordScope;
  readonly span: Span;
  readonly days: Days;
  readonly flows: readonly MovementFlow[];
  readonly direction: 'in' | 'out' | null;
}

const isInFilter = `m.at >= $5 and m.at < $6 and m.day between $7::date and $8::date and m.flow = any($9::text[])
  and ($10::text is null or (m.amount_minor > 0) = ($10::text = 'in'))
  and m.kind not in ('claim-collected', 'claim-written-off') and ${isInPlace('m', 1)}`;
const isOlder = '($11::bigint is null or (m.at, m.id) < (select at, id from start))';
const start = `start as (select at, id from team_movement where id = $11 and path like '%/' || $1::bigint || '/%')`;
const newest = 'order by m.at desc, m.id desc limit $12';

const ofAccounts = `with ${start}, r as (select r.* from unnest($13::bigint[]) as a (id) cross join lateral (
  select m.* from team_movement m where m.member_id = a.id and ${isInFilter} and ${isOlder} ${newest}) r)`;
const byTime = `with ${start}, r as (select r.* from unnest($9::text[]) as f (flow) cross join lateral (
  select m.* from team_movement m where m.merchant = $13 and m.flow = f.flow and ${isInFilter} and ${isOlder} ${newest}) r)`;

/** Movements that match, but what a member owes, newest first, older than the one with the id `after`. */
export function readMovements(db: Database, filter: MovementFilter, after: number | null, limit: number) {
  const { scope, span, days, flows, direction } = filter;
  const { agent, memberIds } = scope;
  return db.query<MovementRow>(
    `${memberIds ? ofAccounts : byTime}
     select r.id, r.member_id as "memberId", m.username, m.path not like $14 || '%' as "hasLeft", r.flow, r.kind,
            coalesce(l.reference, '') as reference, coalesce(l.meta, '{}') as meta, r.amount_minor as "amountMinor", o.username as counterpart,
            coalesce(o.path like $14 || '%', false) as "isCounterpartKnown", r.source, b.id as "billId", b.kind as "billKind", r.at
     from (select m.* from r m ${newest}) r join member m on m.id = r.member_id left join ledger_movement l on l.id = r.movement_id
       left join agent_bill b on b.id = case when l.key like 'agent-bill:%' then split_part(l.key, ':', 2)::bigint end
         and $1 in (b.payer_id, b.agent_id)
       left join lateral (
         select p.username, p.path from ledger_entry e join ledger_account a on a.id = e.account_id
         join member p on a.owner = 'player:' || p.id where e.movement_id = r.movement_id and p.id <> r.member_id
           and r.kind in ('transfer', 'wage', 'dividend') limit 1) o on true
     order by r.at desc, r.id desc`,
    [
      ...placeParams(scope),
      ...[new Date(span.fromMs), new Date(span.toMs), days.from, days.to, flows, direction],
      ...[after, limit, memberIds ?? agent.merchant, agent.path],
    ],
  );
}

/** What the movements of a filter come to by what they mean, whatever its flows: the figures of the same accounts. */
export async function sumsOf(db: Database, { scope, days, direction }: MovementFilter): Promise<StoredFigures> {
  const { head, under, part, isOne, memberIds } = scope;
  if (isOne) {
    const rows = await db.query<StoredFigures>(
      `select ${figureSums} from team_movement_figures m
       where m.member_id = any($5::bigint[]) and m.day between $6::date and $7::date and ${isInPlace('m', 1)}
         and ($8::text is null or (m.amount_minor > 0) = ($8::text = 'in'))`,
      [...placeParams(scope), memberIds ?? [], days.from, days.to, direction],
    );
    return one(rows);
  }
  if (under) {
    const rows = await db.query<StoredFigures>(
      `select ${figureSums} from team_figures($1, $2::date, $3::date) where branch_id = $4`,
      [under.id, days.from, days.to, head.id],
    );
    return one(rows);
  }
  const { own, below } = await figuresOfDays(db, head, days);
  return plus(part === 'below' ? noFigures : own, part === 'own' ? noFigures : below);
}
