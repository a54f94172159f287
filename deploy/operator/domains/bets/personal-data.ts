import { pagedData } from '../identity/index.ts';
import type { BetsNeeds } from './needs.ts';

/** The record of a member's bets. */
export function addPersonalData({ db, personalData }: BetsNeeds): void {
  personalData.push(
    pagedData(
      db,
      'bets',
      `select id, category, vendor, game, reference, stake_minor as "stakeMinor", payout_minor as "payoutMinor", status,
         placed_at as "placedAt", settled_at as "settledAt"
       from bet where member_id = $1 and id > $2 order by id limit $3`,
    ),
  );
}
