import { forEachIsolated } from '../../../platform/jobs/for-each-isolated.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { PromotionsNeeds } from '../needs.ts';

type Parts = Pick<PromotionsNeeds, 'db' | 'clock'>;

/** What decides whether an active bonus ends; amounts in minor units. */
export interface ActiveBonus {
  /** Turnover that is settled, and how much of it there must be. */
  readonly doneMinor: number;
  readonly requiredMinor: number;
  readonly expiresAt: Date;
  readonly balanceMinor: number;
  /** A running round may still bring bonus money back. */
  readonly hasOpenStake: boolean;
}

export type BonusEnding = 'released' | 'expired' | 'spent' | 'forfeited';

/** When a bonus ends without a request: wagered, out of time, or used up; null while it continues. */
export function endingOf(bonus: ActiveBonus, now: Date): Exclude<BonusEnding, 'forfeited'> | null {
  if (bonus.doneMinor >= bonus.requiredMinor) return 'released';
  if (now >= bonus.expiresAt) return 'expired';
  return bonus.balanceMinor === 0 && !bonus.hasOpenStake ? 'spent' : null;
}

/** Where the bonus money goes that is there at the end, or comes back from a round after it; otherwise it is taken back. */
const becomesCash: Readonly<Record<BonusEnding, boolean>> = {
  released: true,
  spent: true,
  expired: false,
  forfeited: false,
};

const readActive = (db: PromotionsNeeds['db'], where: string, values: number[]) =>
  db.query<ActiveBonus & { id: number }>(
    `select id, done_minor as "doneMinor", required_minor as "requiredMinor", expires_at as "expiresAt",
            bonus_balance(merchant, member_id) as "balanceMinor", has_open_bonus_stake(member_id) as "hasOpenStake"
     from promotion_claim where status = 'active' and ${where} order by id`,
    values,
  );

/** Locks an active bonus first and reads what decides about it afterwards, so that both are of one moment. */
async function endIf(
  { db, clock }: Parts,
  claimId: number,
  decide: (bonus: ActiveBonus, now: Date) => BonusEnding | null,
) {
  await db.transaction(async () => {
    await db.query('select 1 from promotion_claim where id = $1 for update', [claimId]);
    const now = clock.now();
    const [bonus] = await readActive(db, 'id = $1', [claimId]);
    const ending = bonus && decide(bonus, now);
    if (ending) await db.query('select end_bonus($1, $2, $3, $4)', [claimId, ending, becomesCash[ending], now]);
  });
}

/** Bonuses that look due; the decision is made again under the lock. */
async function readDue({ db, clock }: Parts, where: string, values: number[]): Promise<{ id: number }[]> {
  const now = clock.now();
  return (await readActive(db, where, values)).filter((bonus) => endingOf(bonus, now) !== null);
}

/** Ends a member's bonus if it is due, without waiting for the job; does nothing otherwise. */
export async function endDueBonus(parts: Parts, memberId: number): Promise<void> {
  for (const { id } of await readDue(parts, 'member_id = $1', [memberId])) await endIf(parts, id, endingOf);
}

/** Ends a bonus on the member's request; one that is due ends as what it is. Cash stays as it is. */
export const forfeitBonus = (parts: Parts, claimId: number): Promise<void> =>
  endIf(parts, claimId, (bonus, now) => endingOf(bonus, now) ?? 'forfeited');

/** Bonus money that a member won after the bonus ended becomes cash or is taken back, as the bonus was. */
async function moveLateWins({ db, clock }: Parts, memberId: number): Promise<void> {
  await db.transaction(async () => {
    const [last] = await db.query<{ id: number; status: BonusEnding | 'active' }>(
      `select id, status from promotion_claim where member_id = $1 and is_bonus
       order by id desc limit 1 for update`,
      [memberId],
    );
    if (!last || last.status === 'active') return;
    await db.query('select sweep_bonus($1, $2, $3)', [last.id, becomesCash[last.status], clock.now()]);
  });
}

type JobParts = Pick<PromotionsNeeds, 'db' | 'clock' | 'log'>;

/** Ends every bonus that is due, one transaction each. */
export const endBonusesJob = (parts: JobParts): Job => ({
  name: 'promotions.end-bonuses',
  everyMs: 10_000,
  run: async () => forEachIsolated(parts.log, await readDue(parts, 'true', []), ({ id }) => endIf(parts, id, endingOf)),
});

/** Moves the late wins of every member who has no active bonus. */
export const sweepLateWinsJob = (parts: JobParts): Job => ({
  name: 'promotions.sweep-late-wins',
  everyMs: 10_000,
  async run() {
    const members = await parts.db.query<{ id: number }>(
      `select substr(a.owner, 8)::bigint as id from ledger_account a
         where a.kind = 'player_bonus' and a.balance_minor > 0 and not exists (
           select 1 from promotion_claim o where o.member_id = substr(a.owner, 8)::bigint and o.status = 'active')`,
    );
    await forEachIsolated(parts.log, members, ({ id }) => moveLateWins(parts, id));
  },
});
