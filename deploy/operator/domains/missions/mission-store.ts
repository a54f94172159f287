import { type Database, one } from '@tessera/database/database';
import { type MissionPeriod, type MissionRules, missionRules } from '@tessera/shared/wire/promotions';
import * as v from 'valibot';
import { Refusal } from '../../platform/http/refusal.ts';
import { budgetsOf } from '../promotions/index.ts';
import type { Period } from './periods.ts';

/** A text by operator language code; English is shown where a language lacks. */
export type Names = { readonly EN: string } & Readonly<Record<string, string>>;

export const missionBudget = budgetsOf('mission');

/** A mission as it is in one period. */
export interface Mission {
  readonly id: string;
  /** The version that the period began with. */
  readonly version: number;
  readonly rules: MissionRules;
  readonly names: Names;
  /** Whether the newest version still offers it to whoever has not begun it. */
  readonly isOfferedNow: boolean;
  /** What can still be granted to all members together; null is without a limit. */
  readonly leftMinor: number | null;
}

/**
 * The missions of a period, in the order in which their budgets are locked. Every change counts from the next period; a
 * mission's first version counts from the period in which it is made.
 */
export const missionsIn = (db: Database, merchant: string, { kind, from, until }: Period): Promise<Mission[]> =>
  db.query<Mission>(
    `select m.id, r.version, r.rules, r.names, n.is_offered as "isOfferedNow",
       m.budget_minor - m.granted_minor as "leftMinor"
     from mission m
     join mission_version n on n.merchant = m.merchant and n.mission_id = m.id and n.version = m.version
     join mission_version r on r.merchant = m.merchant and r.mission_id = m.id and r.version =
       (select max(o.version) from mission_version o where o.merchant = m.merchant and o.mission_id = m.id
          and o.created_at < $4 and (o.created_at <= $3 or o.version = 1))
     where m.merchant = $1 and m.period = $2 and r.is_offered order by m.position, m.id`,
    [merchant, kind, from, until],
  );

interface Author {
  readonly by: string;
  readonly at: Date;
}

export interface NewMission {
  readonly id: string;
  readonly period: MissionPeriod;
  readonly rules: v.InferInput<typeof missionRules>;
  readonly names: Names;
  readonly budgetMinor: number | null;
}

interface NewVersion extends Pick<NewMission, 'id' | 'rules' | 'names'> {
  readonly isOffered: boolean;
}

async function insertVersion(db: Database, merchant: string, mission: NewVersion, version: number, author: Author) {
  const { id, rules, names, isOffered } = mission;
  await db.query(
    `insert into mission_version (merchant, mission_id, version, rules, names, is_offered, created_by, created_at)
     values ($1, $2, $3, $4::jsonb, $5::jsonb, $6, $7, $8)`,
    [
      ...[merchant, id, version, JSON.stringify(v.parse(missionRules, rules)), JSON.stringify(names), isOffered],
      ...[author.by, author.at],
    ],
  );
}

/** Adds a mission behind a merchant's others. Refuses one whose id the merchant has already. */
export async function addMission(db: Database, merchant: string, mission: NewMission, author: Author): Promise<void> {
  const { id, period, rules, budgetMinor } = mission;
  if (rules.kind === 'days' && period === 'daily') throw new Refusal(400, 'mission.days.daily');
  await db.transaction(async () => {
    const added = await db.query(
      `insert into mission (merchant, id, position, period, version, budget_minor)
       select $1, $2, count(*), $3, 1, $4 from mission where merchant = $1
       on conflict (merchant, id) do nothing returning id`,
      [merchant, id, period, budgetMinor],
    );
    if (added.length === 0) throw new Refusal(409, 'mission.exists');
    await insertVersion(db, merchant, { ...mission, isOffered: true }, 1, author);
    // Whoever has reached the target already in the running day or week is looked at again.
    await db.query(
      `update mission_tally t set is_due = true from member m, merchant o
       where o.code = $1 and m.merchant = o.code and t.member_id = m.id and not t.is_due
         and t.day >= date_trunc($3, $2::timestamptz at time zone coalesce(o.profile->>'timeZone', 'UTC'))::date`,
      [merchant, author.at, period === 'daily' ? 'day' : 'week'],
    );
  });
}

/** The newest version of a mission, with its budget. */
export interface StoredMission extends NewVersion {
  readonly merchant: string;
  readonly period: MissionPeriod;
  readonly version: number;
  readonly rules: MissionRules;
  readonly budgetMinor: number | null;
  readonly grantedMinor: number;
  readonly createdAt: Date;
}

const stored = `select m.merchant, m.id, m.period, m.version, r.rules, r.names, r.is_offered as "isOffered",
    r.created_at as "createdAt", m.budget_minor as "budgetMinor", m.granted_minor as "grantedMinor"
  from mission m join mission_version r on r.merchant = m.merchant and r.mission_id = m.id and r.version = m.version`;

/** The missions of one merchant, or of all. */
export const readMissions = (db: Database, merchant: string | null): Promise<StoredMission[]> =>
  db.query<StoredMission>(`${stored} where $1::text is null or m.merchant = $1 order by m.merchant, m.position, m.id`, [
    merchant,
  ]);

/** Locks a mission until the end of the transaction; refuses one that there is not. */
async function lockMission(db: Database, merchant: string, id: string): Promise<StoredMission> {
  // The lock first, then the version: a join that waited for another change would find neither its version nor the next.
  await db.query('select 1 from mission where merchant = $1 and id = $2 for no key update', [merchant, id]);
  const [found] = await db.query<StoredMission>(`${stored} where m.merchant = $1 and m.id = $2`, [merchant, id]);
  if (!found) throw new Refusal(404, 'mission.unknown');
  return found;
}

/**
 * Gives a mission its next version, inside a transaction; its kind and period stay. Answers the version before, or undefined
 * when nothing changes. Refuses when somebody else has changed the mission since `seen`.
 */
export async function changeMission(
  db: Database,
  merchant: string,
  id: string,
  seen: number,
  change: Partial<Pick<NewVersion, 'rules' | 'names' | 'isOffered'>>,
  author: Author,
): Promise<StoredMission | undefined> {
  const before = await lockMission(db, merchant, id);
  if (before.version !== seen) throw new Refusal(409, 'mission.changed');
  const next = { ...before, ...change };
  if (next.rules.kind !== before.rules.kind) throw new Refusal(400, 'mission.kind.fixed');
  const same = (mission: NewVersion) =>
    JSON.stringify([v.parse(missionRules, mission.rules), Object.entries(mission.names).sort(), mission.isOffered]);
  if (same(next) === same(before)) return undefined;
  await insertVersion(db, merchant, next, before.version + 1, author);
  await db.query('update mission set version = $3 where merchant = $1 and id = $2', [merchant, id, before.version + 1]);
  return before;
}

/** Sets the budget inside a transaction; answers the one before, or undefined when nothing changes. */
export async function setMissionBudget(
  db: Database,
  merchant: string,
  id: string,
  budgetMinor: number | null,
): Promise<number | null | undefined> {
  const before = await lockMission(db, merchant, id);
  if (before.budgetMinor === budgetMinor) return undefined;
  if (budgetMinor !== null && budgetMinor < before.grantedMinor) throw new Refusal(400, 'mission.budget.below.granted');
  one(
    await db.query('update mission set budget_minor = $3 where merchant = $1 and id = $2 returning id', [
      merchant,
      id,
      budgetMinor,
    ]),
  );
  return before.budgetMinor;
}
