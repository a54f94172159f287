import type { OperatorContext } from '../../context.ts';
import type { Job } from '../../jobs.ts';

type Parts = Pick<OperatorContext, 'db' | 'clock'>;

/** Ends a member's bonus if it is due, so that nobody waits for the job to see it; a no-op for everybody else. */
export async function settleClaimsOf({ db, clock }: Parts, memberId: number): Promise<void> {
  await db.query(
    "select settle_bonus(c.id, $2) from promotion_claim c where c.member_id = $1 and c.status = 'active'",
    [memberId, clock.now()],
  );
}

/** Ends every bonus that is due, one transaction each, and lets late wins follow the bonus they came from. */
export function settleJob({ db }: Pick<OperatorContext, 'db'>): Job {
  return {
    name: 'promotions.settle-bonuses',
    everyMs: 10_000,
    async run(now) {
      const active = await db.query<{ id: number }>(
        "select id from promotion_claim where status = 'active' order by id",
      );
      for (const { id } of active) await db.query('select settle_bonus($1, $2)', [id, now]);
      await db.query('select sweep_bonus_purses($1)', [now]);
    },
  };
}
