import type { VipNeeds } from './needs.ts';

/** Keeps an account open while a cashback or a birthday gift is not paid. */
export function blockClosingWhileUnpaid({ db, closingGuards }: VipNeeds): void {
  closingGuards.push(async (_merchant, { id }) => {
    const rows = await db.query(
      `select 1 from vip_cashback where member_id = $1 and status = 'open'
       union all select 1 from vip_birthday_gift where member_id = $1 and status = 'open' limit 1`,
      [id],
    );
    return rows.length > 0 ? 'reward' : null;
  });
}
