import { eachAlone } from '../../../platform/jobs/each-alone.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { PromotionsNeeds } from '../needs.ts';

type Parts = Pick<PromotionsNeeds, 'db' | 'clock'>;

/** Ends a member's bonus if it is due, so that nobody waits for the job to see it; a no-op for everybody else. */
export async function settleClaimsOf({ db, clock }: Parts, memberId: number): Promise<void> {
  await db.query(
    "select settle_bonus(c.id, $2) from promotion_claim c where c.member_id = $1 and c.status = 'active'",
    [memberId, clock.now()],
  );
}

/** Ends every bonus that is due, one transaction each, and lets late wins follow the bonus they came from. */
export function settleJob({ db, log }: Pick<PromotionsNeeds, 'db' | 'log'>): Job {
  return {
    name: 'promotions.settle-bonuses',
    everyMs: 10_000,
    async run(now) {
      const active = await db.query<{ id: number }>(
        "select id from promotion_claim where status = 'active' order by id",
      );
      await eachAlone(log, active, ({ id }) => db.query('select settle_bonus($1, $2)', [id, now]));
      const late = await db.query<{ memberId: number }>(
        `select substr(a.owner, 8)::bigint as "memberId" from ledger_account a
         where a.kind = 'player_bonus' and a.balance_minor > 0 and not exists (
           select 1 from promotion_claim o where o.member_id = substr(a.owner, 8)::bigint and o.status = 'active')`,
      );
      await eachAlone(log, late, ({ memberId }) => db.query('select sweep_bonus_purse($1, $2)', [memberId, now]));
    },
  };
}
