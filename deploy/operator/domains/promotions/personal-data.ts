import { pagedData, shortData } from '../identity/index.ts';
import type { PromotionsNeeds } from './needs.ts';

/** What promotions keep about a member. */
export function addPersonalData({ db, personalData }: PromotionsNeeds): void {
  personalData.push(
    pagedData(
      db,
      'bonuses',
      `select id, promotion_id as promotion, period, status, deposit_minor as "depositMinor", bonus_minor as "bonusMinor",
         required_minor as "requiredMinor", done_minor as "doneMinor", claimed_at as "claimedAt", expires_at as "expiresAt",
         ended_at as "endedAt"
       from promotion_claim where member_id = $1 and id > $2 order by id limit $3`,
    ),
    pagedData(
      db,
      'applications',
      `select a.id, a.promotion_id as promotion, a.status, a.comment, a.reason, a.granted_minor as "grantedMinor",
         (select count(*) from promotion_picture i where i.application_id = a.id) as pictures,
         a.sent_at as "sentAt", a.decided_at as "decidedAt"
       from promotion_application a where a.member_id = $1 and a.id > $2 order by a.id limit $3`,
    ),
    shortData(
      db,
      'readAgentNotices',
      'select announcement_id as notice, at from announcement_read where member_id = $1 order by at, announcement_id',
    ),
    shortData(
      db,
      'promotions',
      `select promotion_id as promotion, status, at from promotion_participation where member_id = $1 order by at`,
    ),
  );
}
