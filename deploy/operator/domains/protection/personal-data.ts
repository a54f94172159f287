import { pagedData } from '../identity/index.ts';
import type { ProtectionNeeds } from './needs.ts';

/** The breaks that a member took, and what the member has agreed to be sent. */
export function addPersonalData({ db, personalData }: ProtectionNeeds): void {
  personalData.push(
    pagedData(
      db,
      'breaks',
      `select id, kind, starts_at as "startsAt", ends_at as "endsAt", set_by as "setBy"
       from member_break where member_id = $1 and id > $2 order by id limit $3`,
    ),
    pagedData(
      db,
      'marketingConsents',
      `select id, channel, is_given as "isGiven", at
       from marketing_consent where member_id = $1 and id > $2 order by id limit $3`,
    ),
  );
}
