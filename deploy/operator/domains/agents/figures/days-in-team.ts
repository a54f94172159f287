import { dayOf } from '@tessera/shared/format';
import type { Member } from '../../identity/index.ts';
import type { AgentsNeeds } from '../needs.ts';
import type { Days } from './period.ts';

/** The days of a branch that belong to the agent: from when it was put under the agent, if it was elsewhere before. */
export async function daysInTeam(
  { db }: Pick<AgentsNeeds, 'db'>,
  agent: Pick<Member, 'id'>,
  branch: Pick<Member, 'id'>,
  days: Days,
  timeZone: string,
): Promise<Days> {
  if (branch.id === agent.id) return days;
  const rows = await db.query<{ at: Date | null }>(
    `select max(at) as at from member_move where member_id = $1 and from_path not like '%/' || $2::bigint || '/%'`,
    [branch.id, agent.id],
  );
  const joined = rows[0]?.at;
  const from = joined ? dayOf(joined.getTime(), timeZone) : days.from;
  return from > days.from ? { from, to: days.to } : days;
}
