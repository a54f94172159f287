import type { Database } from '@tessera/database/database';
import type { MissionRules } from '@tessera/shared/wire/promotions';
import type { Period } from './periods.ts';

/** What a member has settled on one day on one game. */
interface Tally {
  readonly day: string;
  readonly category: string;
  readonly game: string;
  readonly bets: number;
  readonly stakeMinor: number;
}

/** What a member has settled in a period, with all corrections. */
export const talliesIn = (db: Database, memberId: number, { startsOn, endsOn }: Period): Promise<Tally[]> =>
  db.query<Tally>(
    `select day::text, category, game, bets, stake_minor as "stakeMinor" from mission_tally
     where member_id = $1 and day >= $2 and day < $3`,
    [memberId, startsOn, endsOn],
  );

/** How much of a mission is done; never below zero. */
export function progressOf({ kind, category }: MissionRules, tallies: readonly Tally[]): number {
  const counted = tallies.filter((tally) => tally.bets > 0 && (category === null || tally.category === category));
  switch (kind) {
    case 'stake':
      return counted.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0);
    case 'bets':
      return counted.reduce((sum, { bets }) => sum + bets, 0);
    case 'games':
      return new Set(counted.map(({ game }) => game)).size;
    case 'days':
      return new Set(counted.map(({ day }) => day)).size;
  }
}

/** When the bet was settled that completed a mission; undefined when the bets, as they are now, do not. */
export async function completedAt(
  db: Database,
  memberId: number,
  rules: MissionRules,
  { from, until }: Period,
  timeZone: string,
): Promise<Date | undefined> {
  const [found] = await db.query<{ at: Date }>(
    `with counted as (
       select s.id, s.settled_at as at, (s.settled_at at time zone $6)::date as day, b.game,
         s.stake_minor + coalesce((select sum(c.stake_minor) from settled_stake c where c.corrects = s.source), 0) as stake
       from settled_stake s join bet b on b.source = s.source
       where s.member_id = $1 and s.settled_at >= $2 and s.settled_at < $3 and s.corrects is null
         and ($4::text is null or s.category = $4)),
     stepped as (
       select id, at, case $5
           when 'stake' then stake
           when 'bets' then 1
           when 'games' then (row_number() over (partition by game order by at, id) = 1)::int
           else (row_number() over (partition by day order by at, id) = 1)::int
         end as step
       from counted where stake > 0),
     summed as (select at, sum(step) over (order by at, id) as done from stepped)
     select min(at) as at from summed where done >= $7 having min(at) is not null`,
    [memberId, from, until, rules.category, rules.kind, timeZone, rules.target],
  );
  return found?.at;
}
