import { pagedData } from '../identity/index.ts';
import type { ProtectionNeeds } from './needs.ts';

/** The breaks that a member took, and what the member has agreed to be sent. */
export function addPersonalData({ db, personalData }: ProtectionNeeds): void {
  personalData.push(
    pagedData(
      db,
      'breaks',
      `select b.id, b.kind, b.starts_at as "startsAt", b.ends_at as "endsAt", b.set_by as "setBy",
         c.mobile_dialing_code as "mobileDialingCode", c.mobile, c.email
       from member_break b left join member_break_contact c on c.break_id = b.id
       where b.member_id = $1 and b.id > $2 order by b.id limit $3`,
    ),
    pagedData(
      db,
      'marketingConsents',
      `select id, channel, is_given as "isGiven", at
       from marketing_consent where member_id = $1 and id > $2 order by id limit $3`,
    ),
  );
}
