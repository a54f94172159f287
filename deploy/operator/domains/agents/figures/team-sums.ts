import { type Database, one } from '@tessera/database/database';
import type { Member } from '../../identity/index.ts';
import type { Span } from './period.ts';

/** What a team came to in a span, from the ledger: its agent's own account and everybody below. */
export interface TeamSums {
  /** Stakes minus rollbacks. */
  readonly validBetMinor: number;
  readonly payoutMinor: number;
  readonly rebateMinor: number;
  /** Whatever else the house has credited; dividends and wages are none of it. */
  readonly bonusMinor: number;
  /** Accounts with a valid bet. */
  readonly activeMembers: number;
}

/** Everything that contracts and their bills read of the figures. */
export async function teamSums(
  db: Database,
  agent: Pick<Member, 'merchant' | 'path'>,
  { fromMs, toMs }: Span,
): Promise<TeamSums> {
  const rows = await db.query<TeamSums>(
    `with entries as (
       select t.id, e.kind, team_flow(e.kind) as flow, sum(e.amount_minor) as amount
       from team_of($1, $2) t
       join ledger_account a on a.merchant = $1 and a.owner = 'player:' || t.id
         and (holds_player_money(a.kind) or a.kind = 'player_claim')
       join ledger_entry e on e.account_id = a.id and e.at >= $3 and e.at < $4
       group by 1, 2, 3)
     select coalesce(-sum(amount) filter (where flow = 'bet'), 0)::bigint as "validBetMinor",
            coalesce(sum(amount) filter (where flow = 'payout'), 0)::bigint as "payoutMinor",
            coalesce(sum(amount) filter (where flow = 'rebate' and kind = 'rebate'), 0)::bigint as "rebateMinor",
            coalesce(sum(amount) filter (where flow = 'rebate' and kind <> 'rebate'), 0)::bigint as "bonusMinor",
            (select count(*) from (select 1 from entries where flow = 'bet' group by id having sum(amount) < 0) b)
              as "activeMembers"
     from entries`,
    [agent.merchant, agent.path, new Date(fromMs), new Date(toMs)],
  );
  return one(rows);
}

/** When a team first moved anything that counts, in a span; undefined where nothing did. */
export async function firstPlay(
  db: Database,
  agent: Pick<Member, 'merchant' | 'path'>,
  { fromMs, toMs }: Span,
): Promise<number | undefined> {
  const rows = await db.query<{ at: Date | null }>(
    `select min(e.at) as at from team_of($1, $2) t
     join ledger_account a on a.merchant = $1 and a.owner = 'player:' || t.id
       and (holds_player_money(a.kind) or a.kind = 'player_claim')
     join ledger_entry e on e.account_id = a.id and e.at >= $3 and e.at < $4
     where team_flow(e.kind) <> 'other'`,
    [agent.merchant, agent.path, new Date(fromMs), new Date(toMs)],
  );
  return one(rows).at?.getTime();
}
