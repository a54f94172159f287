import { mayBePaid } from '../identity/index.ts';
import { bonusPaid } from '../ledger/index.ts';
import type { Merchant } from '../merchants/index.ts';
import { type Mission, missionBudget } from './mission-store.ts';
import type { MissionsNeeds } from './needs.ts';
import type { Period } from './periods.ts';
import { completedAt, progressOf, talliesIn } from './progress.ts';

type CompletionStatus = 'open' | 'claimed' | 'credited' | 'unfunded' | 'undone';

export interface Completion {
  readonly id: number;
  readonly missionId: string;
  readonly status: CompletionStatus;
  readonly rewardMinor: number;
}

const columns = 'id, mission_id as "missionId", status, reward_minor as "rewardMinor"';

/** What a member has completed in a period, by mission. */
export async function completionsIn(
  { db }: Pick<MissionsNeeds, 'db'>,
  memberId: number,
  { startsOn }: Period,
  ids: readonly string[],
): Promise<Map<string, Completion>> {
  const rows = await db.query<Completion>(
    `select ${columns} from mission_completion where member_id = $1 and mission_id = any($2::text[]) and starts_on = $3`,
    [memberId, ids, startsOn],
  );
  return new Map(rows.map((row) => [row.missionId, row]));
}

interface Looked {
  readonly merchant: Merchant;
  readonly memberId: number;
  readonly period: Period;
  readonly missions: readonly Mission[];
}

/** Sets the reward of a completed mission aside, or notes that the budget no longer sufficed. */
async function complete(context: MissionsNeeds, looked: Looked, mission: Mission, before: Completion | undefined) {
  const { db, clock, merchants } = context;
  const { merchant, memberId, period } = looked;
  // While promotions are off, nothing new is promised; what was completed before is paid.
  if (!merchants.isOn(merchant, 'MF_PROMOTIONS') && before?.status !== 'undone') return;
  if (before && before.status !== 'undone' && before.status !== 'unfunded') return;
  // A budget that is raised after the period pays for the periods that come.
  if (before?.status === 'unfunded' && clock.now() >= period.closesAt) return;
  const isFunded = await missionBudget.take(db, merchant.code, mission.id, mission.rules.rewardMinor);
  if (!isFunded && before?.status === 'unfunded') return;
  const at = await completedAt(db, memberId, mission.rules, period, merchant.profile.timeZone);
  await db.query(
    `insert into mission_completion (merchant, member_id, mission_id, version, starts_on, week, status, reward_minor,
       completed_at, closes_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (member_id, mission_id, starts_on) do update set status = excluded.status, completed_at = excluded.completed_at`,
    [
      ...[merchant.code, memberId, mission.id, mission.version, period.startsOn, period.week],
      ...[isFunded ? 'open' : 'unfunded', mission.rules.rewardMinor, at ?? clock.now(), period.closesAt],
    ],
  );
}

/** Takes a completion back that a correction has undone; what was paid stays paid. */
async function undo({ db }: MissionsNeeds, { merchant }: Looked, { id, missionId, status, rewardMinor }: Completion) {
  if (status !== 'open' && status !== 'unfunded') return;
  await db.query(`update mission_completion set status = 'undone' where id = $1`, [id]);
  if (status === 'open') await missionBudget.giveBack(db, merchant.code, missionId, rewardMinor);
}

/** Compares what a member has done in a period with what is noted as completed; in the member's turn. */
export async function noteCompletions(context: MissionsNeeds, looked: Looked): Promise<void> {
  const { memberId, period, missions } = looked;
  if (missions.length === 0) return;
  const tallies = await talliesIn(context.db, memberId, period);
  const ids = missions.map(({ id }) => id);
  const known = await completionsIn(context, memberId, period, ids);
  for (const mission of missions) {
    const before = known.get(mission.id);
    if (progressOf(mission.rules, tallies) >= mission.rules.target) await complete(context, looked, mission, before);
    else if (before) await undo(context, looked, before);
  }
}

export const missionReference = (missionId: string): string => `mission:${missionId}`;

export interface Paid {
  readonly missionId: string;
  readonly amountMinor: number;
}

/**
 * Credits a reward that was set aside, status and movement together; undefined when it is no longer open. In the member's
 * turn. Claimed by its member, or credited by itself at the end of the period, to a blocked account too: it is earned.
 */
export async function payReward(
  { db, clock, ledger }: MissionsNeeds,
  memberId: number,
  id: number,
  as: 'claimed' | 'credited',
): Promise<Paid | undefined> {
  if (!(await mayBePaid(db, memberId, as))) return undefined;
  const [paid] = await db.query<Paid & { merchant: string }>(
    `update mission_completion set status = $3, paid_at = $4 where id = $1 and member_id = $2 and status = 'open'
     returning merchant, mission_id as "missionId", reward_minor as "amountMinor"`,
    [id, memberId, as, clock.now()],
  );
  if (!paid) return undefined;
  const { merchant, missionId, amountMinor } = paid;
  const key = `mission-completion:${id}`;
  await ledger.post(bonusPaid({ merchant, key, reference: missionReference(missionId), memberId, amountMinor }));
  return paid;
}
