import type { Day } from '@tessera/shared/format';
import { missionPeriods, type missionStates } from '@tessera/shared/wire/promotions';
import { localized } from '../../platform/localized.ts';
import type { Merchant } from '../merchants/index.ts';
import { isOpenToOffers } from '../protection/index.ts';
import { type Completion, completionsIn } from './completions.ts';
import { type Mission, missionsIn } from './mission-store.ts';
import type { MissionsNeeds } from './needs.ts';
import { type Period, periodOf, todayOf } from './periods.ts';
import { progressOf, talliesIn } from './progress.ts';

type State = (typeof missionStates)[number];

/** A mission's state for a member. The job may not have looked at the newest bets yet; what they come to counts. */
function stateOf({ rules, leftMinor }: Mission, done: number, known: Completion | undefined): State {
  if (known?.status === 'claimed' || known?.status === 'credited') return known.status;
  const isFunded = leftMinor === null || leftMinor >= rules.rewardMinor;
  if (done >= rules.target) return known?.status === 'open' || isFunded ? 'completed' : 'spent';
  return isFunded ? 'running' : 'spent';
}

/** What a member on a break has earned is shown; nothing else is, and nobody is led into what is no longer offered. */
function isShown(state: State, isOpen: boolean, isOfferedNow: boolean, done: number): boolean {
  if (state === 'completed' || state === 'claimed' || state === 'credited') return true;
  return isOpen && (done > 0 || (isOfferedNow && state === 'running'));
}

function wireMission(mission: Pick<Mission, 'id' | 'rules' | 'names'>, period: Period, language: string) {
  const { id, rules, names } = mission;
  return {
    ...{ id, startsOn: period.startsOn, period: period.kind, endsAtMs: period.until.getTime() },
    ...{ name: localized(names, language), kind: rules.kind, category: rules.category, reward: rules.rewardMinor },
  };
}

const partOf = (kind: string, done: number, target: number) => ({
  stake: kind === 'stake' ? { done, target } : null,
  count: kind === 'stake' ? null : { done, target },
});

async function runningIn(context: MissionsNeeds, merchant: Merchant, memberId: number, period: Period) {
  const missions = await missionsIn(context.db, merchant.code, period);
  const tallies = await talliesIn(context.db, memberId, period);
  const ids = missions.map(({ id }) => id);
  const known = await completionsIn(context, memberId, period, ids);
  return missions.map((mission) => {
    const done = progressOf(mission.rules, tallies);
    return { mission, done, state: stateOf(mission, done, known.get(mission.id)) };
  });
}

interface Earlier extends Pick<Mission, 'id' | 'rules' | 'names'> {
  readonly period: Period['kind'];
  readonly startsOn: Day;
}

/** What can still be claimed of periods that are over. */
const openEarlier = ({ db }: MissionsNeeds, memberId: number, [today, week]: readonly [Day, Day]) =>
  db.query<Earlier>(
    `select c.mission_id as id, r.rules, r.names, s.period, c.starts_on::text as "startsOn"
     from mission_completion c join mission s on s.merchant = c.merchant and s.id = c.mission_id
     join mission_version r on r.merchant = c.merchant and r.mission_id = c.mission_id and r.version = c.version
     where c.member_id = $1 and c.status = 'open'
       and c.starts_on < (case s.period when 'daily' then $2 else $3 end)::date order by c.starts_on, c.id`,
    [memberId, today, week],
  );

/** The member's missions: what can still be claimed of periods that are over, then those of the running day and week. */
export async function missionSummary(context: MissionsNeeds, merchant: Merchant, memberId: number, language: string) {
  const now = context.clock.now();
  const today = todayOf(merchant, now);
  const isOpen = await isOpenToOffers(context.db, memberId, now);
  const [day, week] = missionPeriods.map((kind) => periodOf(merchant, kind, today)) as [Period, Period];
  const earlier = await openEarlier(context, memberId, [day.startsOn, week.startsOn]);
  const list = earlier.map((mission) => ({
    ...wireMission(mission, periodOf(merchant, mission.period, mission.startsOn), language),
    ...partOf(mission.rules.kind, mission.rules.target, mission.rules.target),
    state: 'completed' as State,
  }));
  for (const period of [day, week])
    for (const { mission, done, state } of await runningIn(context, merchant, memberId, period)) {
      const { rules, isOfferedNow } = mission;
      if (isShown(state, isOpen, isOfferedNow, done))
        list.push({ ...wireMission(mission, period, language), ...partOf(rules.kind, done, rules.target), state });
    }
  return { isOpen, list };
}
