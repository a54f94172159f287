import { pagedData } from '../identity/index.ts';
import type { TournamentsNeeds } from './needs.ts';

/** What tournaments keep about a member. */
export function addPersonalData({ db, personalData }: TournamentsNeeds): void {
  personalData.push(
    pagedData(
      db,
      'tournamentEntries',
      `select id, tournament_id as tournament, joined_at as "joinedAt", left_at as "leftAt", used_rounds as "usedRounds"
       from tournament_entry where member_id = $1 and id > $2 order by id limit $3`,
    ),
    pagedData(
      db,
      'tournamentResults',
      `select tournament_id as id, place, score, rounds, reached_at as "reachedAt", prize_minor as "prizeMinor", payment,
         paid_at as "paidAt" from tournament_result where member_id = $1 and tournament_id > $2 order by tournament_id limit $3`,
    ),
  );
}
