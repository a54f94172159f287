import { type Database, one } from '@tessera/database/database';
import { Refusal } from '../../platform/http/refusal.ts';
import { isAgent, lastLevel, type Member } from '../identity/index.ts';
import type { AgentsNeeds } from './needs.ts';
import { isAbove } from './ranks.ts';
import { rebateRateOf } from './rebates/rates.ts';
import { requireQuota } from './registration/may-open.ts';

/** How many levels are below an account. */
async function levelsBelow(db: Database, { path, depth }: Member): Promise<number> {
  const rows = await db.query<{ deepest: number }>(
    "select max(depth)::int as deepest from member where path like $1 || '%'",
    [path],
  );
  return one(rows).deepest - depth;
}

/** A contract is between an account and the one directly above it: it has to end before the account has another one. */
async function hasContract(db: Database, memberId: number, now: Date): Promise<boolean> {
  const rows = await db.query(
    `select 1 from agent_contract where agent_id = $1
       and (state = 'offered' or state = 'accepted' and (ends_at is null or ends_at > $2)) limit 1`,
    [memberId, now],
  );
  return rows.length > 0;
}

/**
 * Puts an account, with everybody below it, under another agent of its merchant: its future figures and rebates belong to the
 * new team, its past to the old one (ADR 66). Refusals: `agent.move.below` (the agent is in its own branch), `agent.move.agent`
 * (not an agent), `agent.rank.above`, `agent.depth.limit`, `agent.rebate.outside`, `agent.rebate.quota`, `agent.move.contract`.
 */
export async function moveAccount(
  { db, clock, accounts, merchants }: Pick<AgentsNeeds, 'db' | 'clock' | 'accounts' | 'merchants'>,
  { id }: Pick<Member, 'id'>,
  { id: uplineId }: Pick<Member, 'id'>,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async () => {
    // One move at a time, and then the rates and contracts of both: what was read before may have changed.
    await db.query('select lock_team_figures()');
    await db.query('select 1 from member where id = any($1::bigint[]) order by id for update', [[id, uplineId]]);
    const [member, upline] = await Promise.all([accounts.byId(id), accounts.byId(uplineId)]);
    const merchant = member && merchants.byCode(member.merchant);
    if (!merchant || !upline) throw new Refusal(404, 'member.unknown');
    if (!isAgent(upline) || upline.status !== 'active') throw new Refusal(400, 'agent.move.agent');
    if (upline.path.startsWith(member.path)) throw new Refusal(400, 'agent.move.below');
    if (isAbove(member.type, upline.type)) throw new Refusal(400, 'agent.rank.above');
    if (upline.depth + 1 + (await levelsBelow(db, member)) > lastLevel)
      throw new Refusal(400, 'agent.depth.limit', { levels: lastLevel });
    const [rebateBasisPoints, own] = await Promise.all([rebateRateOf(db, member.id), rebateRateOf(db, upline.id)]);
    if (rebateBasisPoints > own) throw new Refusal(400, 'agent.rebate.outside');
    await requireQuota(db, merchant, upline, { own, rebateBasisPoints });
    if (await hasContract(db, member.id, now)) throw new Refusal(409, 'agent.move.contract');
    await db.query('select move_member($1, $2, $3)', [member.id, upline.id, now]);
  });
}
