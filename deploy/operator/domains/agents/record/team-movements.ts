import type { Database } from '@tessera/database/database';
import { getTeamMovements, type TeamFlow, teamFlows } from '@tessera/shared/wire/agent';
import { maskPlayer } from '../../bets/index.ts';
import type { Member } from '../../identity/index.ts';
import { figureSums, plus, type StoredFigures, storedFigures } from '../figures/figures.ts';
import { type Days, periodOf, type Span } from '../figures/period.ts';
import { figuresOfDays } from '../figures/team-figures.ts';
import type { AgentsNeeds } from '../needs.ts';
import { requireAgent } from '../scope.ts';
import { type RecordScope, recordScope } from './scope.ts';

interface MovementRow {
  readonly id: number;
  readonly memberId: number;
  readonly username: string;
  readonly hasLeft: boolean;
  readonly flow: TeamFlow;
  readonly kind: string;
  readonly reference: string;
  readonly amountMinor: number;
  readonly counterpart: string | null;
  readonly isCounterpartKnown: boolean;
  readonly at: Date;
}

interface MovementFilter {
  readonly scope: RecordScope;
  readonly span: Span;
  readonly flows: readonly TeamFlow[];
}

const isOlder = '($5::bigint is null or (m.at, m.id) < (select at, id from start))';
const inSpan = `m.at >= $2 and m.at < $3 and m.path like '%/' || $1::bigint || '/%' and m.flow = any($4::text[])
  and m.kind not in ('claim-collected', 'claim-written-off') and ${isOlder}`;
const start = `start as (select at, id from team_movement where id = $5 and path like '%/' || $1::bigint || '/%')`;
const newest = 'order by m.at desc, m.id desc limit $6';

const ofAccounts = `with ${start}, r as (select r.* from unnest($7::bigint[]) as a (id) cross join lateral (
  select m.* from team_movement m where m.member_id = a.id and ${inSpan} ${newest}) r)`;
const byTime = `with ${start}, r as (select r.* from unnest($4::text[]) as f (flow) cross join lateral (
  select m.* from team_movement m where m.merchant = $7 and m.flow = f.flow and ${inSpan} ${newest}) r)`;

/** Movements that match, but what a member owes, newest first, older than the one with the id `after`. */
function readMovements(db: Database, { scope, span, flows }: MovementFilter, after: number | null, limit: number) {
  const { agent, memberIds } = scope;
  return db.query<MovementRow>(
    `${memberIds ? ofAccounts : byTime}
     select r.id, r.member_id as "memberId", m.username, m.path not like $8 || '%' as "hasLeft", r.flow, r.kind,
            coalesce(l.reference, '') as reference, r.amount_minor as "amountMinor", o.username as counterpart,
            coalesce(o.path like $8 || '%', false) as "isCounterpartKnown", r.at
     from (select m.* from r m ${newest}) r join member m on m.id = r.member_id left join ledger_movement l on l.id = r.movement_id
       left join lateral (
         select p.username, p.path from ledger_entry e join ledger_account a on a.id = e.account_id
         join member p on a.owner = 'player:' || p.id where e.movement_id = r.movement_id and p.id <> r.member_id
           and r.kind in ('transfer', 'wage', 'dividend') limit 1) o on true
     order by r.at desc, r.id desc`,
    [
      agent.id,
      new Date(span.fromMs),
      new Date(span.toMs),
      flows,
      after,
      limit,
      memberIds ?? agent.merchant,
      agent.path,
    ],
  );
}

/** Withdrawals and bets are kept as positive figures; here everything is as the member sees it. */
const outgoing: readonly (keyof StoredFigures)[] = ['withdrawal', 'bet'];
const signed = (sums: StoredFigures) =>
  storedFigures.flatMap((flow) =>
    flow === 'settled' ? [] : [{ flow, amount: outgoing.includes(flow) ? 0 - sums[flow] : sums[flow] }],
  );

async function sumsOf(db: Database, scope: RecordScope, days: Days): Promise<StoredFigures> {
  if (!scope.isOne) {
    const { own, below } = await figuresOfDays(db, scope.agent, days);
    return plus(own, below);
  }
  const rows = await db.query<StoredFigures>(
    `select ${figureSums} from team_movement_figures
     where member_id = any($1::bigint[]) and day between $2::date and $3::date and path like '%/' || $4::bigint || '/%'`,
    [scope.memberIds ?? [], days.from, days.to, scope.agent.id],
  );
  return rows[0] as StoredFigures;
}

const shown = (name: string, isKnown: boolean) => (isKnown ? name : maskPlayer(name));

function wireMovement(row: MovementRow, agent: Member) {
  const { counterpart, isCounterpartKnown, hasLeft } = row;
  return {
    id: String(row.id),
    account: shown(row.username, !hasLeft),
    hasLeft,
    flow: row.flow,
    type: row.kind,
    reference: row.reference,
    amount: row.amountMinor,
    counterpart: counterpart && shown(counterpart, isCounterpartKnown || counterpart === agent.username),
    atMs: row.at.getTime(),
  };
}

/** Every movement of a team's money. */
export function answerTeamMovements(context: AgentsNeeds): void {
  const { routes, db, clock } = context;
  routes.handleMember(getTeamMovements, async ({ merchant, member, request }) => {
    requireAgent(member);
    const { account, flow = teamFlows, after, pageSize } = request;
    const asOfMs = clock.now().getTime();
    const { current, days } = periodOf(request, asOfMs, merchant.profile.timeZone);
    const scope = await recordScope(db, member, account);
    const [found, sums] = await Promise.all([
      readMovements(
        db,
        // What happens in this very millisecond is in the figures of the day, too.
        { scope, span: { ...current, toMs: current.toMs === asOfMs ? asOfMs + 1 : current.toMs }, flows: flow },
        after === undefined ? null : Number(after),
        pageSize + 1,
      ),
      sumsOf(db, scope, days),
    ]);
    const page = found.slice(0, pageSize);
    const last = page.at(-1);
    return {
      asOfMs,
      span: current,
      list: page.map((row) => wireMovement(row, member)),
      next: last && found.length > page.length ? String(last.id) : null,
      sums: signed(sums),
    };
  });
}
