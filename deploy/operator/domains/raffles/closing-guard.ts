import type { RafflesNeeds } from './needs.ts';

/** Keeps an account open while a prize of it is not paid. */
export function blockClosingWhileUnpaid({ db, closingGuards }: RafflesNeeds): void {
  closingGuards.push(async (_merchant, { id }) => {
    const rows = await db.query("select 1 from raffle_prize where member_id = $1 and status = 'won' limit 1", [id]);
    return rows.length > 0 ? 'reward' : null;
  });
}
