import { addDays } from '@tessera/shared/format';
import { maskPlayer } from '../bets/index.ts';
import { trialType } from '../identity/index.ts';
import type { Merchant } from '../merchants/index.ts';
import { mayBeOffered } from '../protection/index.ts';
import type { MissionsNeeds } from './needs.ts';
import { periodOf, todayOf } from './periods.ts';

const placesShown = 20;

interface Row {
  readonly id: number;
  readonly username: string;
  readonly completed: number;
  readonly lastAt: Date;
  readonly place: number;
}

/**
 * Members by the missions that they completed in a week, whoever completed the last of them first before others with as many.
 * Trial accounts, blocked and closed ones, members on a break and whoever does not want to be shown have no place.
 */
export async function missionLeaderboard(
  { db, clock }: MissionsNeeds,
  merchant: Merchant,
  memberId: number,
  week: 'running' | 'last',
) {
  const now = clock.now();
  const today = todayOf(merchant, now);
  const period = periodOf(merchant, 'weekly', week === 'running' ? today : addDays(today, -7));
  const rows = await db.query<Row>(
    `with board as (
       select c.member_id as id, count(*) as completed, max(c.completed_at) as last_at
       from mission_completion c join member m on m.id = c.member_id
       where c.merchant = $1 and c.week = $2 and c.status <> 'undone'
         and m.type <> $3 and m.shows_wins and ${mayBeOffered('m.id', '$4')}
       group by 1),
     ranked as (select *, rank() over (order by completed desc, last_at) as place from board)
     select r.id, m.username, r.completed, r.last_at as "lastAt", r.place from ranked r join member m on m.id = r.id
     where r.place <= $5 or r.id = $6 order by r.place, r.id limit $5 + 1`,
    [merchant.code, period.startsOn, trialType, now, placesShown, memberId],
  );
  const [own] = await db.query<{ completed: number; isShown: boolean }>(
    `select m.shows_wins as "isShown", (select count(*) from mission_completion c
       where c.member_id = m.id and c.week = $2 and c.status <> 'undone') as completed from member m where m.id = $1`,
    [memberId, period.startsOn],
  );
  const list = rows.map(({ id, username, completed, lastAt, place }) => ({
    ...{ place, player: maskPlayer(username), completed },
    ...{ lastAtMs: lastAt.getTime(), isMine: id === memberId },
  }));
  return {
    fromMs: period.from.getTime(),
    untilMs: period.until.getTime(),
    isShown: own?.isShown ?? false,
    mine: { place: list.find(({ isMine }) => isMine)?.place ?? null, completed: own?.completed ?? 0 },
    list: list.filter(({ place }) => place <= placesShown).slice(0, placesShown),
  };
}
