import { pagedData, shortData } from '../identity/index.ts';
import type { ReferralNeeds } from './needs.ts';

/** What invitations keep about a member: how the own one went, and those that the member made. */
export function addPersonalData({ db, personalData }: ReferralNeeds): void {
  personalData.push(
    shortData(
      db,
      'invitation',
      `select registered_at as "registeredAt", status, reason, staked_minor as "stakedMinor", decided_at as "decidedAt",
         invited_paid_minor as "paidMinor" from referral_progress where member_id = $1`,
    ),
    pagedData(
      db,
      'invitations',
      `select id, registered_at as "registeredAt", status, reason, decided_at as "decidedAt",
         referrer_paid_minor as "paidMinor" from referral_progress
       where referrer_id = $1 and id > $2 order by id limit $3`,
    ),
    shortData(
      db,
      'invitationVisits',
      'select day::text, visits from referral_visit_day where referrer_id = $1 order by day',
    ),
  );
}
