import { pagedData } from '../identity/index.ts';
import type { MissionsNeeds } from './needs.ts';

/** The missions that a member has completed. */
export function addPersonalData({ db, personalData }: MissionsNeeds): void {
  personalData.push(
    pagedData(
      db,
      'missions',
      `select id, mission_id as mission, starts_on::text as "startsOn", status, reward_minor as "rewardMinor",
         completed_at as "completedAt", paid_at as "paidAt"
       from mission_completion where member_id = $1 and id > $2 order by id limit $3`,
    ),
  );
}
