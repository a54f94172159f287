import { type Database, one } from '@tessera/database/database';
import type { Job } from '../../../platform/jobs/jobs.ts';

/** How many rows one transaction adds to the sums. */
const batch = 5_000;

/** Adds everything that is in no sum yet, batch after batch. Another operator may do the same at once: one of them works. */
export async function foldTeamFigures(db: Database, signal?: AbortSignal): Promise<void> {
  for (const fold of ['fold_team_figures', 'fold_team_bets']) {
    for (let folded = batch; folded === batch && !signal?.aborted; ) {
      folded = one(await db.query<{ folded: number }>(`select ${fold}($1) as folded`, [batch])).folded;
    }
  }
}

/** Reads add what this has not reached, so its delay costs time and never a figure. */
export const teamFiguresJob = (db: Database): Job => ({
  name: 'agent.team-figures',
  everyMs: 5_000,
  run: (_now, signal) => foldTeamFigures(db, signal),
});
