import { Refusal } from '../../platform/http/refusal.ts';
import { isAgent, type Member } from '../identity/index.ts';
import type { AgentsNeeds } from './needs.ts';

/** Agent types only (spec §6); others are refused. */
export function requireAgent(member: Member): void {
  if (!isAgent(member)) throw new Refusal(403, 'account.not.agent');
}

/** The account of that id in the agent's own branch. One outside of it is answered like one that does not exist. */
export async function accountInTeam(
  { accounts }: Pick<AgentsNeeds, 'accounts'>,
  agent: Member,
  id: string | undefined,
): Promise<Member> {
  if (id === undefined || Number(id) === agent.id) return agent;
  const account = await accounts.byId(Number(id));
  if (!account || account.merchant !== agent.merchant || !account.path.startsWith(agent.path)) {
    throw new Refusal(404, 'agent.account.unknown');
  }
  return account;
}

/** The names from the agent down to an account of its branch; nothing above the agent is included. */
export async function trailOf({ db }: Pick<AgentsNeeds, 'db'>, agent: Member, account: Member) {
  const ids = account.path.slice(agent.path.length).split('/').filter(Boolean).map(Number);
  const rows = await db.query<{ id: number; username: string }>(
    'select id, username from member where id = any($1::bigint[]) order by depth',
    [[agent.id, ...ids]],
  );
  return rows.map(({ id, username }) => ({ id: String(id), account: username }));
}
