import type { Database } from '@tessera/database/database';
import { getUnfinishedRounds, type UnfinishedRound } from '@tessera/shared/wire/games';
import type { Member } from '../../identity/index.ts';
import type { CasinoNeeds } from '../needs.ts';

/** Newest first; a round is unfinished while it is paid for and not closed. */
export async function unfinishedRoundsOf(db: Database, member: Pick<Member, 'id'>): Promise<UnfinishedRound[]> {
  const rows = await db.query<{ roundId: string; code: string; startedAt: Date; stake: number }>(
    `select round_id as "roundId", code, started_at as "startedAt", stake_minor as stake
     from game_round where member_id = $1 and status = 'open' order by started_at desc`,
    [member.id],
  );
  return rows.map(({ roundId, code, startedAt, stake }) => ({
    roundId,
    code,
    startedAtMs: startedAt.getTime(),
    stake,
  }));
}

export function answerUnfinishedRounds({ routes, db }: CasinoNeeds): void {
  routes.handleMember(getUnfinishedRounds, async ({ member }) => ({ list: await unfinishedRoundsOf(db, member) }));
}
