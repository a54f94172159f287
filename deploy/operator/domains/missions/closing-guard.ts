import type { MissionsNeeds } from './needs.ts';

/** Keeps an account open while the reward of a completed mission is not paid. */
export function blockClosingWhileUnpaid({ db, closingGuards }: MissionsNeeds): void {
  closingGuards.push(async (_merchant, { id }) => {
    const rows = await db.query("select 1 from mission_completion where member_id = $1 and status = 'open' limit 1", [
      id,
    ]);
    return rows.length > 0 ? 'reward' : null;
  });
}
